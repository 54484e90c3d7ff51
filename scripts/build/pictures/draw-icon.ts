import { Resvg } from '@resvg/resvg-js'

const side = 32
const headerBytes = 22

/** An icon file that holds one picture of 32 × 32, drawn from an SVG. */
export function drawIcon(svg: string): Uint8Array {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng()
  const header = Buffer.alloc(headerBytes)
  // Kind 1 is an icon; one picture, 32 bits for each point, behind the header.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(headerBytes, 18)
  return Buffer.concat([header, png])
}
