import { v5 as uuidOf } from 'uuid'

const media = '4d2a4f0e-5d0b-5c56-9d59-5b2f0ad1f4aa'
/** The same picture or sound has the same name wherever it comes from, so that it is stored once. */
export const mediumId = (bytes: Uint8Array): string => uuidOf(bytes, media)
