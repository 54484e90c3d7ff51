import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readScheme } from './scheme.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 80">\n${inside}\n</svg>`
const marksOf = (inside: string) => readScheme(svg(inside), 'a.svg').marks

test('every shape that a scheme may have becomes one mark, lines among them', () => {
  const marks = marksOf(`
    <line class="line" x1="1" y1="2" x2="3" y2="4"/>
    <rect class='area' x="1" y="2" width="10" height="20" />
    <circle class="dot" cx="5" cy="5" r="2"></circle>
    <ellipse class="thin" cx="5" cy="5" rx="2" ry="3"/>
    <polyline class="thin" points="0,0 10,10 20,0"/>
    <polygon class="areaSecond" points="0 0 10 10 20 0"/>
    <path class="curve" d="M0 0C1 1 2 2 3 3a1 1 0 1 0 2-2z"/>
    <!-- <line class="line"/> --><text class="label" x="1" y="2" text-anchor="end">a &lt; b</text>`)
  expect(marks.map((mark) => (mark.kind === 'path' ? mark.d : mark.text))).toEqual([
    'M1 2L3 4',
    'M1 2h10v20h-10Z',
    'M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
    'M3 5a2 3 0 1 0 4 0a2 3 0 1 0 -4 0Z',
    'M0,0 10,10 20,0',
    'M0 0 10 10 20 0Z',
    'M0 0C1 1 2 2 3 3a1 1 0 1 0 2-2z',
    'a < b',
  ])
})

test('what is not understood is refused by name and with its line', () => {
  const refused: [string, string][] = [
    ['<g class="line"/>', 'схема a.svg, рядок 2, стовпець 17: у схемі не можна <g>'],
    ['<g><line class="line" x1="1" y1="2" x2="3" y2="4"/></g>', 'у схемі не можна <g>'],
    ['<svg viewBox="0 0 1 1" opacity="0"/>', 'у схемі не можна <svg>'],
    ['<title>Коло</title>', 'у схемі не можна <title>'],
    ['<style>.line { stroke: red }</style>', 'у схемі не можна <style>'],
    ['<Line class="line" x1="1" y1="2" x2="3" y2="4"/>', 'у схемі не можна <Line>'],
    ['\n<image class="line" href="a.png"/>', 'рядок 3, стовпець 34: у схемі не можна <image>'],
    ['<line class="line" x1="1" y1="2" x2="3" y2="4" data-1="5"/>', '<line> не може мати data-1'],
    ['<line class="line" x1="1" y1="2" x2="3" y2="4" stroke="red"/>', '<line> не може мати stroke'],
    ['<rect class="line" x="1" y="2" width="3" height="4" rx="2"/>', '<rect> не може мати rx'],
    ['<line class="line" x1="1" y1="2" x2="3"/>', '<line> не має y2'],
    ['<line class="line" x1="1" y1="2" x2="3" y2="4px"/>', '<line> y2="4px" не число'],
    ['<circle class="dot" cx="1" cy="1" r="0"/>', '<circle> r="0" має бути більше нуля'],
    ['<line class="wide" x1="1" y1="2" x2="3" y2="4"/>', '<line>: клас wide невідомий'],
    ['<text class="label" x="1" y="2" text-anchor="centre">a</text>', 'text-anchor="centre" невідомий'],
    ['<text class="label" x="1" y="2"><tspan>a</tspan></text>', '<tspan> стоїть усередині <text>'],
    ['<text class="label" x="1" y="2"></text>', 'напис порожній'],
    ['<path class="line" d="M0 0L10"/>', '1 чисел після L'],
    ['<path class="line" d="M0 0B10 10"/>', 'команди B немає'],
    ['<path class="line" d="M0 0L10 10;"/>', '«;» не читається'],
    ['<path class="line" d="L10 10"/>', 'шлях починається з M'],
    ['<path class="line" d="M0 0a1 1 0 105 5"/>', 'прапорець дуги'],
    ['<polygon class="line" points="0,0 10"/>', 'мають бути пари чисел'],
    ['слова', 'слова «слова» поза <text>'],
    ['<![CDATA[a]]>', 'CDATA'],
    ['<line class="line" x1=1 y1="2"/>', 'рядок 2'],
    ['<text class="label" x="1" y="2">a', 'схема a.svg, рядок'],
  ]
  for (const [inside, message] of refused) expect(() => readScheme(svg(inside), 'a.svg'), inside).toThrow(message)
  expect(() => readScheme('<svg viewBox="0 0 0 80"/>', 'a.svg')).toThrow('має починатися з <svg viewBox')
  expect(() => readScheme('<html/>', 'a.svg')).toThrow('а не з <html>')
  expect(() => readScheme('', 'a.svg')).toThrow('схема a.svg')
})

test('each scheme of the content gives as many marks as it has shapes and texts', () => {
  const files = readdirSync('content/subjects', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'))
  const schemes = files.map((file) => {
    const text = readFileSync(`content/subjects/${file}`, 'utf8')
    return { file, text }
  })
  expect(schemes.length).toBeGreaterThan(100)
  for (const { file, text } of schemes) expect([file, readScheme(text, file).marks.length]).toEqual([file, text.split(/<[a-z]/).length - 2])
})
