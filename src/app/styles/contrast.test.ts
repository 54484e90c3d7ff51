import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { globalCss } from './global-css'
import { palette, subjectPalette, shapePairs, textPairs, type ColorName } from './colors'

const themes = ['day', 'night'] as const

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const tooPale = (pairs: readonly (readonly [ColorName, ColorName])[], least: number) =>
  themes.flatMap((theme) =>
    pairs
      .map(([front, ground]) => ({ theme, front, ground, ratio: contrast(palette[front][theme], palette[ground][theme]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ front, ground, ratio }) => `${theme}: ${front} on ${ground} is ${ratio.toFixed(2)}`),
  )

describe('colours', () => {
  it('text can be read on every ground it is put on', () => {
    expect(tooPale(textPairs, 4.5)).toEqual([])
  })

  it('edges and marks can be seen on every ground they are put on', () => {
    expect(tooPale(shapePairs, 3)).toEqual([])
  })

  it('every colour is held to a contrast, but those that only decorate', () => {
    const held = new Set([...textPairs, ...shapePairs].flat())
    const free = Object.keys(palette).filter((name) => !held.has(name as ColorName))
    expect(free).toEqual(['line', 'margin', 'grid'])
  })

  it('the ink of each subject can be read on its wash, on paper and on a sheet, and what lies on it too', () => {
    const pale = themes.flatMap((theme) =>
      Object.entries(subjectPalette).flatMap(([subject, { ink, wash }]) =>
        Object.entries({ wash, canvas: palette.canvas, sheet: palette.sheet, 'what is filled with it': palette.onPen })
          .map(([ground, shade]) => ({ name: `${theme}: ${subject} on ${ground}`, ratio: contrast(ink[theme], shade[theme]) }))
          .filter(({ ratio }) => ratio < 4.5),
      ),
    )
    expect(pale).toEqual([])
  })

  it('paper is white in both themes: no surface is printed in its colour of the night', () => {
    const print = (globalCss['@media print'] as unknown as Record<string, Record<string, string>>)[':root:root']!
    const dark = Object.entries(palette).filter(([name, { night }]) => {
      const printed = print[`--colors-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] ?? night
      return /wash|sheet|canvas|sunken|^marker/i.test(name) && luminance(printed.slice(0, 7)) < 0.7
    })
    expect(dark).toEqual([])
  })

  it('each subject of the content has colours of its own', () => {
    const inks = Object.values(subjectPalette).flatMap(({ ink }) => [ink.day, ink.night])
    expect(Object.keys(subjectPalette).toSorted()).toEqual(readdirSync('content/subjects').toSorted())
    expect(new Set(inks).size).toBe(inks.length)
  })

  it('the page that stands in for a dead server has the colours of the palette', () => {
    const [day = '', night = ''] = readFileSync('public/error.css', 'utf8').split('@media')
    const copied = (css: string) =>
      Object.fromEntries([...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]))
    const names = { sheet: 'sheet', ink: 'ink', line: 'line', pen: 'pen', 'on-pen': 'onPen', margin: 'margin', grid: 'grid' } as const
    const own = (theme: 'day' | 'night') => Object.fromEntries(Object.entries(names).map(([copy, name]) => [copy, palette[name][theme]]))
    expect([copied(day), copied(night)]).toEqual([own('day'), own('night')])
  })

  it('the ratio of black and white is 21', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  })
})
