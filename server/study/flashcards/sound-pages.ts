/** Kinds of pages of a b-tree, as the file format of SQLite numbers them (sqlite.org/fileformat2.html, section 1.6). */
const kinds = { interiorIndex: 2, interiorTable: 5, leafIndex: 10, leafTable: 13 }
const deepest = 20

/**
 * Claims each page of a SQLite file once, in linear time: a forged file in which two pointers lead to one page makes a query run for
 * hours. Throws an `Error` for such a page.
 */
export function pageClaimer(file: Uint8Array): (root: number) => void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const stored = view.getUint16(16)
  const pageSize = stored === 1 ? 65_536 : stored
  if (pageSize < 512 || (pageSize & (pageSize - 1)) !== 0) throw unsound()
  const usable = pageSize - view.getUint8(20)
  if (usable < 480) throw unsound()
  const pages = Math.floor(file.byteLength / pageSize)
  const claimed = new Uint8Array(pages + 1)

  const claim = (page: number): number => {
    if (page < 1 || page > pages || claimed[page] === 1) throw unsound()
    claimed[page] = 1
    return (page - 1) * pageSize
  }

  const claimOverflow = (size: number, local: number, pointer: number): void => {
    let next = view.getUint32(pointer)
    for (let left = size - local; left > 0; left -= usable - 4) next = view.getUint32(claim(next))
  }

  const claimTree = (page: number, depth: number): void => {
    if (depth > deepest) throw unsound()
    const start = claim(page)
    const header = page === 1 ? start + 100 : start
    const kind = view.getUint8(header)
    if (!Object.values(kinds).includes(kind)) throw unsound()
    const isInterior = kind === kinds.interiorIndex || kind === kinds.interiorTable
    const isTable = kind === kinds.interiorTable || kind === kinds.leafTable
    const cells = view.getUint16(header + 3)
    const pointers = header + (isInterior ? 12 : 8)
    for (let cell = 0; cell < cells; cell++) {
      let at = start + view.getUint16(pointers + cell * 2)
      if (isInterior) {
        claimTree(view.getUint32(at), depth + 1)
        at += 4
      }
      if (kind === kinds.interiorTable) continue
      const size = readVarint(view, at)
      const payload = kind === kinds.leafTable ? readVarint(view, size.end).end : size.end
      const local = localSize(size.value, usable, isTable)
      if (local < size.value) claimOverflow(size.value, local, payload + local)
    }
    if (isInterior) claimTree(view.getUint32(header + 8), depth + 1)
  }

  return (root) => {
    try {
      claimTree(root, 0)
    } catch {
      throw unsound()
    }
  }
}

/** Computes the part of a payload that stands in its cell; the rest stands in overflow pages (section 1.6). */
function localSize(size: number, usable: number, isTable: boolean): number {
  const most = isTable ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23
  if (size <= most) return size
  const least = Math.floor(((usable - 12) * 32) / 255) - 23
  const wanted = least + ((size - least) % (usable - 4))
  return wanted <= most ? wanted : least
}

function readVarint(view: DataView, at: number): { value: number; end: number } {
  let value = 0
  for (let index = 0; index < 8; index++) {
    const byte = view.getUint8(at + index)
    value = value * 128 + (byte & 127)
    if (byte < 128) return { value, end: at + index + 1 }
  }
  return { value: value * 256 + view.getUint8(at + 8), end: at + 9 }
}

const unsound = () => new Error('the pages of the file do not form trees')
