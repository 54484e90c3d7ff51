import { seoCode } from '#contract/theory'
import { theoryKindSchema, type TheoryKind } from '#domain/theory-kind'
import * as v from 'valibot'
import { articleSource, type ArticleSource } from './authoring/theory-source.ts'
import type { FigureSource } from './authoring/question-source.ts'
import type { Figure } from '#domain/question'
import type { StoredArticle, StoredBlock } from '../store/schema.ts'
import { figuresOfFile } from './figures-of-file.ts'
import { movableStart } from './movable.ts'
import { toInlineText, toRichText } from './rich-text.ts'
import { BadContent, inFile, parseFile, readEach, type Source } from './source.ts'
import type { Picture } from './picture.ts'

export type LoadedArticle = { subject: string; type: TheoryKind; position: number; aliases: string[]; body: StoredArticle }

/** Words that a pupil reads in a minute when the text is to be learned, and what a thing to think about takes. */
export const wordsPerMinute = 140
const minutesPerStop = 1

/** Reads `subjects/<subject>/theory/<type>/<seo_code>.yaml` with its pictures. Throws `BadContent`. */
export function readArticle(source: Source, file: string, subject: string): { article: LoadedArticle; pictures: Picture[] } {
  const [type, code] = file.split('/').slice(-2) as [string, string]
  const written = parseFile(source, file, articleSource)
  const seo = v.safeParse(seoCode, code.replace(/\.yaml$/, ''))
  const kind = v.safeParse(theoryKindSchema, type)
  if (!seo.success || !kind.success) throw new BadContent(`${file}: хибна адреса статті`)
  if (new Set(written.blocks.map(({ id }) => id)).size < written.blocks.length) throw new BadContent(`${file}: якір повторюється`)
  const { figureOf, keepDrawn, pictures } = figuresOfFile(source, file, subject)
  const blocks = readEach(source, written.blocks, (block) =>
    inFile(`${file}, ${block.id}`, () => {
      const name = `${seo.output}-${block.id}`
      if (block.kind === 'movable') return movableBlock(block, keepDrawn, name)
      return toBlock(block, (figure) => figureOf(figure, name))
    }),
  )
  const body: StoredArticle = {
    id: written.id,
    seoCode: seo.output,
    title: written.title,
    gist: inFile(file, () => toInlineText(written.gist)),
    minutes: minutesOf(written),
    topics: written.topics,
    sections: written.blocks.filter(({ kind: each }) => each === 'section').map(({ id }) => id),
    test: { id: written.test.id, tasks: written.test.questions.length },
    description: written.description,
    updated: written.updated,
    blocks,
    testQuestions: written.test.questions,
  }
  return { article: { subject, type: kind.output, position: Math.round(written.order * 1000), aliases: written.aliases, body }, pictures }
}

type BlockSource = ArticleSource['blocks'][number]
type MovableSource = Extract<BlockSource, { kind: 'movable' }>

function movableBlock({ id, of, caption }: MovableSource, keep: ReturnType<typeof figuresOfFile>['keepDrawn'], name: string): StoredBlock {
  const { drawing, alt, movable } = movableStart(of)
  return { kind: 'figure', id, figure: keep(drawing, alt, name), caption: toInlineText(caption), movable }
}

function toBlock(block: Exclude<BlockSource, MovableSource>, figureOf: (figure: FigureSource) => Figure): StoredBlock {
  const { id } = block
  switch (block.kind) {
    case 'section':
      return { kind: 'section', id, title: block.title, text: toRichText(block.text) }
    case 'example':
      return {
        kind: 'example',
        id,
        title: block.title ?? null,
        problem: toRichText(block.problem),
        steps: block.steps.map(toRichText),
        answer: toRichText(block.answer),
      }
    case 'mistake':
      return { kind: 'mistake', id, wrong: toRichText(block.wrong), right: toRichText(block.right) }
    case 'check':
      return { kind: 'check', id, question: block.question }
    case 'figure':
      return { kind: 'figure', id, figure: figureOf(block.figure), caption: toInlineText(block.caption) }
    case 'exam':
      return { kind: 'exam', id, text: toRichText(block.text), questions: block.questions }
  }
}

function minutesOf({ blocks }: ArticleSource): number {
  const texts = blocks.flatMap((block) =>
    Object.values(block)
      .flat()
      .filter((each) => typeof each === 'string'),
  )
  const words = texts.join(' ').split(/\s+/).length
  const stops = blocks.filter(({ kind }) => kind === 'example' || kind === 'check').length
  return Math.max(1, Math.round(words / wordsPerMinute + stops * minutesPerStop))
}
