import type { PictureKind } from './picture-kind.ts'

/** A picture that is about to come. `type` and `size` in bytes are null where the client has not announced them. */
export type Ticket = { key: string; type: string | null; size: number | null; expiresAt: Date }

/** The store of avatars. */
export type AvatarStore = {
  /** Origin that the browser sends to and loads from, null for our own. */
  origin: string | null
  /** Address for one `PUT` of what the ticket says, until it expires. */
  uploadUrl: (ticket: Ticket) => Promise<string>
  /** Address of the picture for everybody. */
  address: (key: string) => string
  /** Looks at a stored picture: its kind by its first bytes and its size; null for nothing. */
  look: (key: string) => Promise<{ kind: PictureKind | null; size: number } | null>
  /** The whole picture, null for nothing or for one that is too large. */
  read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** True when senders write into the store themselves: what they sent is redrawn under a key that they do not know. */
  isOpenToSenders: boolean
  /** Writes a picture of ours. */
  keep: (key: string, picture: Uint8Array<ArrayBuffer>, kind: PictureKind) => Promise<void>
  /** Removes the picture; one that is not there is no error. */
  remove: (key: string) => Promise<void>
}

/** 1 MB, as the contract says. */
export const largest = 1024 * 1024

/** Seconds for which an upload address is valid. */
export const uploadSeconds = 10 * 60
