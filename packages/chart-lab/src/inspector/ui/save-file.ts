/** Long enough for every browser to begin the download: Safari reads the address after the click. */
const addressLifeMs = 60_000

/** Gives a file to the downloads of the browser, under the name of the file. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click()
  setTimeout(() => URL.revokeObjectURL(address), addressLifeMs)
}
