import type { MediumKind } from './card-media.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** The largest picture and sound of a card, in bytes. A device draws a picture anew until it fits; a sound stays as it is. */
export const mediumSizes = { picture: 200 * kilobyte, sound: 300 * kilobyte } as const
/** All pictures and sounds of one visitor, in bytes. */
export const mediaRooms = { guest: 5 * megabyte, user: 60 * megabyte } as const
/** Kinds of files that are taken, told by their first bytes. */
export const mediumTypes = {
  picture: ['image/webp', 'image/jpeg', 'image/png'],
  sound: ['audio/mpeg', 'audio/ogg', 'audio/wav', 'audio/mp4'],
} as const
export type MediumType = (typeof mediumTypes)[MediumKind][number]

/** Tells the kind of a file by its first 12 bytes, whatever its name says; null for what is not taken. */
export function mediumTypeOf(bytes: Uint8Array): MediumType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('RIFF')) return head.slice(8) === 'WEBP' ? 'image/webp' : head.slice(8) === 'WAVE' ? 'audio/wav' : null
  if (head.startsWith('OggS')) return 'audio/ogg'
  if (head.slice(4, 8) === 'ftyp') return 'audio/mp4'
  // A tag before the sound, or the mark of a frame of layer III.
  return head.startsWith('ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2) ? 'audio/mpeg' : null
}
export const kindOfType = (type: MediumType): MediumKind => (type.startsWith('image/') ? 'picture' : 'sound')
