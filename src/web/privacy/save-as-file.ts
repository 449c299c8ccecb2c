/** Downloads `data` as readable JSON. */
export function saveAsFile(name: string, data: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The click has started the download, so the URL is no longer needed.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
