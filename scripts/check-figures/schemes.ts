import type { Source } from '../../server/content/source.ts'
import { readScheme } from '../../server/drawing/figures/scheme.ts'
import type { NamedFigure } from '../contact-sheets/every-figure.ts'

export type Scheme = NamedFigure & { svg: string }

/** Every scheme of the content by its file. */
export const schemesOf = ({ files }: Source): Scheme[] =>
  [...files].flatMap(([name, svg]) => {
    if (!name.endsWith('.svg')) return []
    const { width, height, marks } = readScheme(svg, name)
    return [{ name, svg, figure: { src: '', alt: name, width, height, drawing: { width, height, marks } } }]
  })

/** Runs in the page: how many elements the browser’s own parser finds inside each file; -1 for one that it cannot read. */
export const countWritten = (files: readonly string[]): number[] =>
  files.map((file) => {
    const { documentElement } = new DOMParser().parseFromString(file, 'image/svg+xml')
    return documentElement.querySelector('parsererror') ? -1 : documentElement.querySelectorAll('*').length
  })
