/**
 * Names of the files of a package of the new form: a message of Protocol Buffers, `MediaEntries` in `import_export.proto` of Anki. Throws
 * for what is none.
 */
export function mediaNames(message: Uint8Array): string[] {
  const text = new TextDecoder()
  return lengthDelimited(message, 1).map((entry) => text.decode(lengthDelimited(entry, 1)[0] ?? new Uint8Array()))
}

/** Kinds of values, as the wire format numbers them (protobuf.dev/programming-guides/encoding). */
const [varint, fixed64, delimited, fixed32] = [0, 1, 2, 5]

/** The values of one field; others are passed over. */
function lengthDelimited(message: Uint8Array, wanted: number): Uint8Array[] {
  const found: Uint8Array[] = []
  let at = 0
  const readVarint = (): number => {
    let [value, scale] = [0, 1]
    for (;;) {
      const byte = message[at++]
      if (byte === undefined || scale > 2 ** 49) throw new Error('the message breaks off')
      value += (byte & 127) * scale
      if (byte < 128) return value
      scale *= 128
    }
  }
  while (at < message.length) {
    const tag = readVarint()
    const kind = tag & 7
    if (kind === varint) readVarint()
    else if (kind === fixed64) at += 8
    else if (kind === fixed32) at += 4
    else if (kind === delimited) {
      const size = readVarint()
      if (at + size > message.length) throw new Error('the message breaks off')
      if (Math.floor(tag / 8) === wanted) found.push(message.subarray(at, at + size))
      at += size
    } else throw new Error('the message has a kind that is none')
  }
  return found
}
