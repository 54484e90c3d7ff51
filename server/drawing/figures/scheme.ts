import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { pathLookSchema, textLookSchema, type Mark } from '#domain/drawing'
import * as v from 'valibot'
import { readPathData, readPoints } from './path-data.ts'
import { boxOf, circlePath, openCanvas, round, type Canvas } from './canvas.ts'

const namespace = 'http://www.w3.org/2000/svg'
const anchors = ['start', 'middle', 'end'] as const
const elements: ReadonlySet<string> = new Set(['path', 'line', 'circle', 'ellipse', 'rect', 'polyline', 'polygon', 'text'])

/**
 * Reads a plain SVG whose `class` names the look of each shape. Throws an error in Ukrainian, with file, line and column, for any element,
 * attribute or text it does not know.
 */
export function readScheme(svg: string, file: string): Canvas {
  const parser = new SaxesParser()
  const refuse = (message: string): never => {
    throw new Error(`схема ${file}, рядок ${parser.line}, стовпець ${parser.column}: ${message}`)
  }
  let sheet: Canvas | null = null
  const open: Element[] = []
  parser.on('error', ({ message }) => refuse(message.replace(/^\d+:\d+: /, '')))
  parser.on('doctype', () => refuse('у схемі не можна <!DOCTYPE>'))
  parser.on('processinginstruction', ({ target }) => refuse(`у схемі не можна <?${target}?>`))
  parser.on('cdata', () => refuse('у схемі не можна CDATA'))
  parser.on('opentag', (tag) => {
    const parent = open.at(-1)
    const element: Element = { name: tag.name, words: '', given: new Given(tag, refuse) }
    if (!parent) sheet = openRoot(element, refuse)
    else if (parent.name !== 'svg') refuse(`<${tag.name}> стоїть усередині <${parent.name}>`)
    else if (!elements.has(tag.name)) refuse(`у схемі не можна <${tag.name}>`)
    open.push(element)
  })
  parser.on('text', (words) => {
    const element = open.at(-1)
    if (words.trim() === '') return
    if (element?.name !== 'text') refuse(`слова «${words.trim()}» поза <text>`)
    else element.words += words
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (!element || !sheet || open.length === 0) return
    addMark(sheet, element, refuse)
    element.given.refuseUnread()
  })
  parser.write(svg).close()
  return sheet ?? refuse('немає <svg>')
}

type Refuse = (message: string) => never
type Element = { name: string; words: string; given: Given }

/** The attributes of an element: each is read once, and what nobody reads is an error. */
class Given {
  readonly #left: Map<string, string>
  readonly #refuse: Refuse
  readonly #name: string
  constructor({ name, attributes }: SaxesTagPlain, refuse: Refuse) {
    this.#left = new Map(Object.entries(attributes))
    this.#refuse = refuse
    this.#name = name
  }

  optional(key: string): string | undefined {
    const value = this.#left.get(key)
    this.#left.delete(key)
    return value
  }

  required(key: string): string {
    return this.optional(key) ?? this.#refuse(`<${this.#name}> не має ${key}`)
  }

  number(key: string): number {
    const text = this.required(key)
    return isNumber(text) ? Number(text) : this.#refuse(`<${this.#name}> ${key}="${text}" не число`)
  }

  length(key: string): number {
    const value = this.number(key)
    return value > 0 ? value : this.#refuse(`<${this.#name}> ${key}="${value}" має бути більше нуля`)
  }

  refuseUnread(): void {
    const [key] = this.#left.keys()
    if (key !== undefined) this.#refuse(`<${this.#name}> не може мати ${key}: вигляд називають у class`)
  }
}

const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text)

function openRoot({ name, given }: Element, refuse: Refuse): Canvas {
  if (name !== 'svg') refuse(`схема має починатися з <svg>, а не з <${name}>`)
  if ((given.optional('xmlns') ?? namespace) !== namespace) refuse('xmlns має бути простором імен SVG')
  const written = given.required('viewBox').split(' ')
  const [left = 0, top = 0, width = 0, height = 0] = written.map(Number)
  if (written.length !== 4 || !written.every(isNumber) || left !== 0 || top !== 0 || width <= 0 || height <= 0)
    refuse('схема має починатися з <svg viewBox="0 0 ширина висота">')
  given.refuseUnread()
  return openCanvas(width, height)
}

function addMark(sheet: Canvas, { name, words, given }: Element, refuse: Refuse): void {
  const written = given.optional('class')
  if (name !== 'text') {
    const d = pathOf(name, given, refuse)
    const look = v.safeParse(pathLookSchema, written)
    sheet.marks.push({ kind: 'path', look: look.success ? look.output : refuse(`<${name}>: клас ${written ?? '?'} невідомий`), d })
    return
  }
  const look = v.safeParse(textLookSchema, written)
  const text = words.trim().replaceAll(/\s+/g, ' ')
  if (!look.success) return refuse(`напис «${text}»: клас ${written ?? '?'} невідомий`)
  if (text === '') return refuse('напис порожній')
  const [x, y] = [given.number('x'), given.number('y')]
  const asked = given.optional('text-anchor') ?? 'start'
  const anchor = anchors.find((each) => each === asked) ?? refuse(`напис «${text}»: text-anchor="${asked}" невідомий`)
  const mark: Mark = { kind: 'text', look: look.output, x, y, anchor, text }
  sheet.marks.push(mark)
  sheet.labels.push({ text, look: look.output, box: boxOf(text, look.output, [x, y], anchor) })
}

function pathOf(name: string, given: Given, refuse: Refuse): string {
  const n = (key: string) => given.number(key)
  switch (name) {
    case 'path':
      return readPathData(given.required('d'), refuse)
    case 'line':
      return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`
    case 'circle':
      return circlePath([n('cx'), n('cy')], given.length('r'))
    case 'ellipse':
      return circlePath([n('cx'), n('cy')], given.length('rx'), given.length('ry'))
    case 'rect': {
      const [x, y, width, height] = [n('x'), n('y'), given.length('width'), given.length('height')]
      return `M${x} ${y}h${width}v${height}h${round(-width)}Z`
    }
    case 'polyline':
      return `M${readPoints(given.required('points'), refuse)}`
    case 'polygon':
      return `M${readPoints(given.required('points'), refuse)}Z`
    default:
      return refuse(`у схемі не можна <${name}>`)
  }
}
