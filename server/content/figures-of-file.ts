import { createHash } from 'node:crypto'
import type { Drawing } from '#domain/drawing'
import type { Figure } from '#domain/question'
import { drawFigure, type Atlas } from '../drawing/figures/draw-figure.ts'
import type { Outlines } from '../drawing/figures/map.ts'
import { toSvg } from '../drawing/figures/to-svg.ts'
import type { FigureSource } from './authoring/question-source.ts'
import { readPicture } from './picture.ts'
import type { Source } from './source.ts'
import type { Picture } from './picture.ts'

/** Makes the figures of one file, and keeps the pictures that they need. */
export function figuresOfFile(source: Source, file: string, subject: string) {
  const pictures: Picture[] = []
  const atlas = atlasOf(source, file, subject)
  const figureOf = (written: FigureSource, name: string): Figure => {
    if (!('file' in written)) {
      const { figure, picture } = drawnFigure(written, {}, atlas, { subject, name })
      pictures.push(picture)
      return figure
    }
    const { picture, address } = readPicture(source, file, subject, written.file)
    if (!pictures.some((known) => known.file === picture.file)) pictures.push(picture)
    return { src: address, alt: written.alt, width: written.width, height: written.height }
  }
  const keepDrawn = (drawing: Drawing, alt: string, name: string): Figure => {
    const { figure, picture } = pictured(drawing, alt, { subject, name })
    pictures.push(picture)
    return figure
  }
  return { pictures, figureOf, keepDrawn }
}

/** Gathers what the figures of one file are drawn from besides their own data. */
export const atlasOf = (source: Source, file: string, subject: string): Atlas => ({
  outlines: outlinesOf(source),
  schemeOf: (name) => readPicture(source, file, subject, name).picture.svg,
})

type DrawnFigure = Exclude<FigureSource, { file: string }>

/** A figure as data, drawn with the parameters of its task, and the picture that stands for it where our styles do not reach. */
export function drawnFigure(
  written: DrawnFigure,
  scope: Parameters<typeof drawFigure>[1],
  atlas: Atlas,
  place: { subject: string; name: string },
): { figure: Figure; picture: Picture } {
  return pictured(drawFigure(written, scope, atlas), written.alt, place)
}

function pictured(
  drawing: Drawing,
  alt: string,
  { subject, name }: { subject: string; name: string },
): { figure: Figure; picture: Picture } {
  const svg = toSvg(drawing)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  const file = `${name.replaceAll(/[^a-z0-9-]/g, '-')}-drawn.svg`
  const { width, height } = drawing
  return {
    figure: { src: `/media/${subject}/${file}?v=${hash}`, alt, width, height, drawing },
    picture: { subject, file, svg, hash },
  }
}

const known = new WeakMap<Source['files'], Outlines>()

/** The outlines of `maps/`, read once for each state of the content. */
export function outlinesOf(source: Source): Outlines {
  const read =
    known.get(source.files) ??
    new Map(
      [...source.files].flatMap(([name, text]) => {
        const outline = /^maps\/([a-z0-9-]+)\.json$/.exec(name)?.[1]
        return outline === undefined ? [] : [[outline, JSON.parse(text) as ReturnType<Outlines['get']> & object]]
      }),
    )
  known.set(source.files, read)
  return read
}
