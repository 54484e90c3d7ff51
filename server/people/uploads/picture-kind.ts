/** Pictures that may become an avatar. No SVG: it can carry scripts. */
export type PictureKind = 'image/png' | 'image/jpeg' | 'image/webp'

/** The number of bytes that tell the kind of a file. */
export const headLength = 12

/** Tells the kind of a file by its first bytes, whatever its name says. */
export function kindOf(head: Uint8Array): PictureKind | null {
  const text = Buffer.from(head).toString('latin1')
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  return null
}
