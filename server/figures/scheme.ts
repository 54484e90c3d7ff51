import { pathLookSchema, textLookSchema, type Mark } from '#contract/drawing'
import * as v from 'valibot'
import { circlePath, openSheet, type Sheet } from './sheet.ts'

type Attributes = Readonly<Record<string, string>>

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"]*")*)\s*\/?>([^<]*)/g
const attribute = /([a-zA-Z:-]+)="([^"]*)"/g

/**
 * Reads a scheme that somebody drew as plain SVG: lines, shapes and texts whose `class` names their look (`line`, `area`, `label` …).
 * Throws an error with a Ukrainian message for anything else: colours, styles, transformations and pictures have no place in it.
 */
export function readScheme(svg: string): Sheet {
  const tags = [...svg.replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, '').matchAll(tag)]
  const root = attributesOf(tags[0]?.[3] ?? '')
  const [, , width = 0, height = 0] = (root.viewBox ?? '').split(' ').map(Number)
  if (tags[0]?.[2] !== 'svg' || width <= 0 || height <= 0) throw new Error('схема має починатися з <svg viewBox="0 0 ширина висота">')
  const sheet = openSheet(width, height)
  for (const [, end, name = '', written = '', text = ''] of tags.slice(1)) {
    if (end === '/' || name === 'g' || name === 'title') continue
    sheet.marks.push(markOf(name, attributesOf(written), text.trim()))
  }
  return sheet
}

const attributesOf = (written: string): Attributes =>
  Object.fromEntries([...written.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]))

function markOf(name: string, given: Attributes, text: string): Mark {
  const odd = Object.keys(given).find((each) => /^(style|transform|fill|stroke|href|on)/.test(each))
  if (odd !== undefined) throw new Error(`у схемі не можна ${odd}: вигляд називають у class`)
  const n = (key: string) => Number(given[key] ?? 0)
  if (name === 'text') {
    const look = v.safeParse(textLookSchema, given.class)
    if (!look.success) throw new Error(`напис «${text}»: клас ${given.class ?? '?'} невідомий`)
    const anchor = given['text-anchor'] === 'middle' ? 'middle' : given['text-anchor'] === 'end' ? 'end' : 'start'
    return { kind: 'text', look: look.output, x: n('x'), y: n('y'), anchor, text }
  }
  const look = v.safeParse(pathLookSchema, given.class)
  if (!look.success) throw new Error(`фігура ${name}: клас ${given.class ?? '?'} невідомий`)
  return { kind: 'path', look: look.output, d: pathOf(name, given, n) }
}

function pathOf(name: string, given: Attributes, n: (key: string) => number): string {
  switch (name) {
    case 'path':
      return given.d ?? ''
    case 'line':
      return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`
    case 'circle':
      return circlePath([n('cx'), n('cy')], n('r'))
    case 'ellipse':
      return circlePath([n('cx'), n('cy')], n('rx'), n('ry'))
    case 'rect':
      return `M${n('x')} ${n('y')}h${n('width')}v${n('height')}h${-n('width')}Z`
    case 'polyline':
      return `M${given.points ?? ''}`
    case 'polygon':
      return `M${given.points ?? ''}Z`
    default:
      throw new Error(`у схемі не можна <${name}>`)
  }
}
