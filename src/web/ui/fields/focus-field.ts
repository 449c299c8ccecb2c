/**
 * Moves the focus to the control of that name. Of several radios or boxes the chosen one takes it,
 * as it would with the keyboard, else the first. Answers whether there was one.
 */
export function focusField(name: string): boolean {
  const controls = [...document.getElementsByName(name)].filter((element) => !(element as HTMLInputElement).disabled)
  const chosen = controls.find((element) => element instanceof HTMLInputElement && element.checked)
  const target =
    chosen ?? controls.find((element) => !(element instanceof HTMLInputElement && element.type === 'hidden'))
  target?.focus()
  return target !== undefined
}
