/** In a group, it focuses the chosen control, else the first. @returns false without a control */
export function focusField(name: string): boolean {
  const controls = [...document.getElementsByName(name)].filter((element) => !(element as HTMLInputElement).disabled)
  const chosen = controls.find((element) => element instanceof HTMLInputElement && element.checked)
  const target =
    chosen ?? controls.find((element) => !(element instanceof HTMLInputElement && element.type === 'hidden'))
  target?.focus()
  return target !== undefined
}
