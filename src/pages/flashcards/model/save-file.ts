/** Hands a file to the browser’s downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
