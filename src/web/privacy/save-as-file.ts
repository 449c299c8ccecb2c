/** Hands `data` to the browser's downloads, as JSON that people can read. */
export function saveAsFile(name: string, data: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun with the click; the address is of no more use.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
