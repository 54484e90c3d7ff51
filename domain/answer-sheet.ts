import { codeAlphabet } from './group-code.ts'
import type { Question } from './question.ts'

/**
 * Where everything is printed on an answer sheet, in mm from the top left of an A4 page. Raise `edition` when a position or the code
 * changes, so that older sheets are refused by name.
 */
export const paperSize = { width: 210, height: 297 } as const
/** All that is printed lies in here; what is outside may be cut by a printer. */
export const printedArea: Rect = { x: 12, y: 12, width: 186, height: 273 }
/** The frame of a cell is a line of this width along the sides of its rectangle. */
export const frameWidth = 0.25
/** Pages that one work may take. */
export const mostPages = 8
export const edition = 1

export type Rect = { x: number; y: number; width: number; height: number }

/** Cells in one line. A pupil marks at most `marks` of them; its name stands before it. */
export type SheetRow = { name: string; cells: readonly string[]; marks: number }
/** The place for the answer to one task. `digits`: each row is one character of a number, in reading order. */
export type SheetTask = { name: string; kind: 'choice' | 'digits'; rows: readonly SheetRow[] }

/** A number on paper has this many characters at most, its sign and comma among them. */
export const mostCharacters = 7
export const characters = ['−', ',', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** So many of them, the first, are no digits. */
const numberSigns = 2
/** Beside the name of a task whose answer is a number. */
const numberWords = ['Число згори вниз, у рядку один знак:', 'перший стовпчик — мінус, другий — кома.'] as const

/** @param number the first number of the task in the work. */
export function sheetTask(question: Question, number: number): SheetTask {
  const { numbers } = question
  const name = numbers > 1 ? `${number}–${number + numbers - 1}` : String(number)
  const choice = (rows: SheetTask['rows']): SheetTask => ({ name, kind: 'choice', rows })
  const labels = (options: readonly { label: string }[]): string[] => options.map(({ label }) => label)
  switch (question.form) {
    case 'single':
      return choice([{ name, cells: labels(question.options), marks: 1 }])
    case 'multi':
      return choice([{ name: '', cells: labels(question.options), marks: question.choose }])
    case 'matching':
      return choice(question.rows.map(({ label }) => ({ name: label, cells: labels(question.options), marks: 1 })))
    case 'sequence':
      return choice(question.options.map((_, index) => ({ name: String(index + 1), cells: labels(question.options), marks: 1 })))
    case 'grouped':
      return choice(question.groups.map(({ options }, index) => ({ name: String(index + 1), cells: labels(options), marks: 1 })))
    case 'gap':
      return choice(question.gaps.map(({ options }, index) => ({ name: String(number + index), cells: labels(options), marks: 1 })))
    case 'gapPool':
      return choice(question.gaps.map((_, index) => ({ name: String(number + index), cells: labels(question.options), marks: 1 })))
    case 'numeric':
      return { name, kind: 'digits', rows: Array.from({ length: mostCharacters }, () => ({ name: '', cells: characters, marks: 1 })) }
  }
}

/**
 * Whose sheet it is. `work` and `pupil` are codes of six characters (`sheetCode`); `pupil` is null on a sheet that a pupil marks with a number
 * from the list of the class. `variant` is from 1 to 15.
 */
export type SheetCode = { work: string; pupil: string | null; variant: number }

/** A cell to be marked: of a row of a task, all counted from 0. */
export type SheetCell = Rect & { task: number; row: number; cell: number }
/** Letters: `y` is their middle, `size` their height with leading; `anchor` is what of them stands at `x`. */
export type SheetLabel = { text: string; x: number; y: number; size: number; anchor: 'start' | 'middle' | 'end'; isStrong: boolean }
/** A corner marker, black where `dark` says so: an ArUco marker of the dictionary ARUCO_MIP_36h12, upright. */
export type SheetMarker = Rect & { id: number; dark: readonly Rect[] }

export type SheetPage = {
  /** From 1. */
  page: number
  pages: number
  markers: readonly SheetMarker[]
  /** The code of the sheet twice, above and below: each square is black or bare paper. */
  strips: readonly (readonly (Rect & { isDark: boolean })[])[]
  /** Cells of the number in the list of the class, tens (`row` 0) and ones (`row` 1), each from 0 to 9; on sheets without a pupil alone. */
  number: readonly SheetCell[]
  cells: readonly SheetCell[]
  labels: readonly SheetLabel[]
  /** Free for the name of the work and of the pupil. */
  head: Rect
}

/** The markers of the corners: top left, top right, bottom right, bottom left. Their bits row by row, 1 for white, from the dictionary. */
export const cornerMarkers = [
  { id: 0, bits: 0xd2b63a09d, x: 12, y: 12 },
  { id: 1, bits: 0x6001134e5, x: 184, y: 12 },
  { id: 2, bits: 0x1206fbe72, x: 184, y: 271 },
  { id: 3, bits: 0xff8ad6cb4, x: 12, y: 271 },
] as const
export const markerSize = 14
const modules = 8

function markerOf({ id, bits, x, y }: (typeof cornerMarkers)[number]): SheetMarker {
  const side = markerSize / modules
  const text = bits.toString(2).padStart(36, '0')
  const dark: Rect[] = []
  for (let row = 0; row < modules; row++)
    for (let column = 0; column < modules; column++) {
      const isBorder = row === 0 || column === 0 || row === modules - 1 || column === modules - 1
      if (isBorder || text[(row - 1) * 6 + column - 1] === '0')
        dark.push({ x: x + column * side, y: y + row * side, width: side, height: side })
    }
  return { id, x, y, width: markerSize, height: markerSize, dark }
}

const head: Rect = { x: 12, y: 28, width: 116, height: 23 }
const field = { top: 54, bottom: 267, columns: [12, 74, 136] } as const
const plain = { size: 5, pitch: 6.6, line: 6.8, first: 9, most: 8 } as const
/** Cells that stand closer: characters of a number, and rows of more options than the exam has. */
const close = { size: 4.2, pitch: 5.1, line: 5.6, first: 0.4, most: 12 } as const
const letters = { fine: 2.4, small: 3, strong: 3.6, heading: 4.6, gap: 2.4 } as const
/** Rows of single choice under one line of letters. */
const rowsTogether = 5

type Block = { height: number; put: (x: number, y: number) => { cells: SheetCell[]; labels: SheetLabel[] } }

/** The pages of a sheet for these tasks. Throws for a row of more than 12 cells and where the work takes more than `mostPages`. */
export function layOutSheet(tasks: readonly SheetTask[], code: SheetCode): SheetPage[] {
  const filled: { cells: SheetCell[]; labels: SheetLabel[] }[] = []
  let column: number = field.columns.length
  let y = 0
  for (const { height, put } of blocksOf(tasks)) {
    if (column >= field.columns.length || y + height > field.bottom) {
      column++
      y = field.top
      if (column >= field.columns.length) {
        column = 0
        filled.push({ cells: [], labels: [] })
      }
    }
    const { cells, labels } = put(field.columns[column] ?? 0, y)
    filled.at(-1)?.cells.push(...cells)
    filled.at(-1)?.labels.push(...labels)
    y += height + letters.gap
  }
  if (filled.length > mostPages) throw new Error(`The work takes ${filled.length} pages`)
  const numbers = code.pupil === null ? numberField() : { cells: [], labels: [] }
  return filled.map(({ cells, labels }, index) => ({
    page: index + 1,
    pages: filled.length,
    markers: cornerMarkers.map(markerOf),
    strips: stripTops.map((top) => stripOf(sheetBits(code, index + 1), top)),
    number: index === 0 ? numbers.cells : [],
    cells,
    labels: index === 0 ? [...numbers.labels, ...labels] : labels,
    head,
  }))
}

/** Tasks as they stand together: up to five with one choice of the same options under one line of letters, any other by itself. */
function blocksOf(tasks: readonly SheetTask[]): Block[] {
  const blocks: Block[] = []
  for (let index = 0; index < tasks.length;) {
    const together = isSingle(tasks[index]) ? tasks.slice(index, index + rowsTogether) : []
    const stop = together.findIndex((task) => !isSingle(task) || !hasSameCells(task, tasks[index]))
    const count = Math.max(1, stop === -1 ? together.length : stop)
    blocks.push(blockOf(tasks.slice(index, index + count), index))
    index += count
  }
  return blocks
}

const isSingle = (task: SheetTask | undefined): boolean => task?.kind === 'choice' && task.rows.length === 1 && task.rows[0]?.name !== ''
const hasSameCells = (task: SheetTask, other: SheetTask | undefined): boolean => task.rows[0]?.cells.join() === other?.rows[0]?.cells.join()

function blockOf(tasks: readonly SheetTask[], first: number): Block {
  const rows = tasks.flatMap((task, index) => task.rows.map((row, line) => ({ ...row, task: first + index, line })))
  const [task] = tasks
  const most = Math.max(...rows.map(({ cells }) => cells.length))
  const isDigits = task?.kind === 'digits'
  const look = isDigits || most > plain.most ? close : plain
  if (most > close.most) throw new Error(`A row of task ${task?.name} has ${most} cells`)
  // Where cells take the whole line, the name of the task stands above, and a name of a row before its first cell would have no room.
  const top = look === close ? letters.heading : 0
  const start = look === close && !isDigits && most <= 10 ? plain.first : look.first
  // A task of several numbers names each row by its own.
  const hasOwnName = (!isSingle(task) && task?.name.includes('–') === false) || look === close
  const longest = rows.find(({ cells }) => cells.length === most)?.cells ?? []
  const middle = (cell: number) => start + cell * look.pitch + look.size / 2
  return {
    height: top + letters.heading + rows.length * look.line,
    put: (x, y) => ({
      cells: rows.flatMap(({ cells, task: of, line }, index) =>
        cells.map((_, cell) => ({
          task: of,
          row: line,
          cell,
          x: x + start + cell * look.pitch,
          y: y + top + letters.heading + index * look.line,
          width: look.size,
          height: look.size,
        })),
      ),
      labels: [
        ...(hasOwnName && task ? [label(task.name, x, y + letters.heading / 2, 'start', letters.strong, true)] : []),
        ...(isDigits ? numberWords.map((text, line) => label(text, x + 7.5, y + 1.2 + 2.6 * line, 'start', letters.fine)) : []),
        ...longest.map((text, cell) => {
          const isSign = isDigits && cell < numberSigns
          return label(text, x + middle(cell), y + top + letters.heading / 2, 'middle', isSign ? letters.strong : letters.small, isSign)
        }),
        ...rows.flatMap(({ name }, index) =>
          name === '' || (look === close && isSingle(task))
            ? []
            : [
                label(
                  name,
                  x + plain.first - 1.5,
                  y + top + letters.heading + index * look.line + look.size / 2,
                  'end',
                  isSingle(task) ? letters.strong : letters.small,
                  isSingle(task),
                ),
              ],
        ),
      ],
    }),
  }
}

const label = (
  text: string,
  x: number,
  y: number,
  anchor: SheetLabel['anchor'],
  size: number = letters.small,
  isStrong = false,
): SheetLabel => ({ text, x, y, size, anchor, isStrong })

function numberField(): { cells: SheetCell[]; labels: SheetLabel[] } {
  const [x, y] = [135, 36]
  const digits = Array.from({ length: 10 }, (_, digit) => digit)
  return {
    cells: [0, 1].flatMap((row) =>
      digits.map((cell) => ({ task: -1, row, cell, x: x + cell * 6.4, y: y + row * plain.line, width: plain.size, height: plain.size })),
    ),
    labels: [
      label('Номер у списку класу', x, 29.5, 'start', letters.small, true),
      label('десятки', x - 1.2, y + plain.size / 2, 'end', 2.4),
      label('одиниці', x - 1.2, y + plain.line + plain.size / 2, 'end', 2.4),
      ...digits.map((digit) => label(String(digit), x + digit * 6.4 + plain.size / 2, y - 2, 'middle')),
    ],
  }
}

const codeLength = 6
/** Codes of six characters are fewer than 2^27; all ones stand for none. */
const codeBits = 27
const none = 2 ** codeBits - 1
const fields = [3, 3, 4, codeBits, codeBits] as const
const checkBits = 24
/** Two lines of squares, each begun by a dark and a light one. */
const strip = { lines: 2, perLine: 46, side: 3.1, lead: 2 } as const
const stripTops = [15.9, 274.9] as const
export const sheetBitCount = 88

/** The bits that a page bears: edition, page, variant, work, pupil and their checksum. Throws for what has no room in it. */
export function sheetBits({ work, pupil, variant }: SheetCode, page: number): boolean[] {
  const values = [edition, page - 1, variant, numberOf(work), pupil === null ? none : numberOf(pupil)]
  const bits = values.flatMap((value, index) => bitsOf(value, fields[index] ?? 0))
  return [...bits, ...bitsOf(checkOf(bits), checkBits)]
}

/** What these bits say; null where one of them is wrong. `edition` may be another than ours: then nothing else of it holds. */
export function readSheetBits(bits: readonly boolean[]): (SheetCode & { page: number; edition: number }) | null {
  const known = bits.slice(0, sheetBitCount - checkBits)
  if (bits.length !== sheetBitCount || valueOf(bits.slice(known.length)) !== checkOf(known)) return null
  let start = 0
  const values = fields.map((length) => valueOf(known.slice(start, (start += length))))
  const [madeBy = 0, page = 0, variant = 0, work = 0, pupil = 0] = values
  const [workCode, pupilCode] = [codeOf(work), pupil === none ? null : codeOf(pupil)]
  return { edition: madeBy, page: page + 1, variant, work: workCode, pupil: pupilCode }
}

/** The squares of a strip in the order of the bits, after the four that begin its lines: dark, light, dark, light. */
function stripOf(bits: readonly boolean[], top: number): (Rect & { isDark: boolean })[] {
  const { lines, perLine, side, lead } = strip
  const left = (paperSize.width - perLine * side) / 2
  const at = (line: number, index: number): Rect => ({ x: left + index * side, y: top + line * side, width: side, height: side })
  const begin = Array.from({ length: lines }, (_, line) => [
    { ...at(line, 0), isDark: true },
    { ...at(line, 1), isDark: false },
  ]).flat()
  const perLineBits = perLine - lead
  return [...begin, ...bits.map((isDark, index) => ({ ...at(Math.floor(index / perLineBits), lead + (index % perLineBits)), isDark }))]
}

const bitsOf = (value: number, length: number): boolean[] => {
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** length) throw new Error(`${value} has no room in ${length} bits`)
  return Array.from({ length }, (_, index) => Math.floor(value / 2 ** (length - 1 - index)) % 2 === 1)
}
const valueOf = (bits: readonly boolean[]): number => bits.reduce((value, bit) => value * 2 + Number(bit), 0)

function numberOf(code: string): number {
  if (code.length !== codeLength) throw new Error(`${code} is not a code of a sheet`)
  return code.split('').reduce((value, letter) => {
    const digit = codeAlphabet.indexOf(letter)
    if (digit === -1) throw new Error(`${code} is not a code of a sheet`)
    return value * codeAlphabet.length + digit
  }, 0)
}

function codeOf(value: number): string {
  let [rest, code] = [value, '']
  for (let index = 0; index < codeLength; index++) {
    code = `${codeAlphabet[rest % codeAlphabet.length]}${code}`
    rest = Math.floor(rest / codeAlphabet.length)
  }
  return code
}

/** CRC-24 of OpenPGP (RFC 9580, 6.1.1) over bits. */
function checkOf(bits: readonly boolean[]): number {
  let check = 0xb704ce
  for (const bit of bits) {
    const isOut = (check >>> 23) % 2 === 1
    check = (check << 1) & 0xffffff
    if (isOut !== bit) check ^= 0x864cfb
  }
  return check
}

/** The code that printed sheets bear for the owner of this id: six characters that follow from it. */
export const sheetCode = (id: string): string =>
  Array.from(
    { length: codeLength },
    (_, index) => codeAlphabet[parseInt(id.replaceAll('-', '').slice(index * 4, index * 4 + 4), 16) % codeAlphabet.length],
  ).join('')
