/** A number of 32 bits that follows from a text alone, the same on every device (FNV-1a over UTF-16 units). */
export function hashNumber(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
