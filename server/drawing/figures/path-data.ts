/** How many numbers each command of a path takes. */
const takes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const token = /\s*,?\s*(?:([a-zA-Z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?))/iy

type Refuse = (message: string) => never

/** Reads all of a path’s `d` and returns it as it was: a browser draws a path up to its first mistake and says nothing, so here a mistake is refused. */
export function readPathData(d: string, refuse: Refuse): string {
  let command = ''
  let numbers = 0
  const close = (): void => {
    const size = takes[command.toUpperCase()]
    if (size === undefined || (size === 0 ? numbers > 0 : numbers === 0 || numbers % size !== 0))
      refuse(`d="${d}": ${numbers} чисел після ${command}`)
  }
  for (const part of tokensOf(d, refuse)) {
    if (typeof part === 'number') {
      // The two flags of an arc may be written without a gap, which would read as one number.
      if (command.toUpperCase() === 'A' && (numbers % 7 === 3 || numbers % 7 === 4) && part !== 0 && part !== 1)
        refuse(`d="${d}": прапорець дуги ${part}, а має бути 0 або 1 через пропуск`)
      numbers++
      continue
    }
    if (command !== '') close()
    else if (part.toUpperCase() !== 'M') refuse(`d="${d}": шлях починається з M`)
    if (takes[part.toUpperCase()] === undefined) refuse(`d="${d}": команди ${part} немає`)
    command = part
    numbers = 0
  }
  if (command === '') refuse('шлях порожній')
  close()
  return d
}

/** Reads all of `points` and returns it as it was. */
export function readPoints(points: string, refuse: Refuse): string {
  const parts = tokensOf(points, refuse)
  if (parts.length < 4 || parts.length % 2 !== 0 || parts.some((part) => typeof part === 'string'))
    refuse(`points="${points}": мають бути пари чисел, щонайменше дві`)
  return points
}

function tokensOf(text: string, refuse: Refuse): (string | number)[] {
  const parts: (string | number)[] = []
  const end = text.trimEnd().length
  token.lastIndex = 0
  while (token.lastIndex < end) {
    const from = token.lastIndex
    const [, letter, number] = token.exec(text) ?? refuse(`«${text.slice(from).trim()}» не читається у «${text}»`)
    parts.push(letter ?? Number(number))
  }
  return parts
}
