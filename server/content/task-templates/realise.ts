import type { QuestionSource } from '../authoring/question-source.ts'
import { exhibitOf } from '../exhibit.ts'
import { expectedSeconds } from '../expected-seconds.ts'
import { drawnFigure } from '../figures-of-file.ts'
import { hashOfTask, inItsLanguage } from '../tasks.ts'
import { splitQuestion } from '../question.ts'
import type { Picture } from '../picture.ts'
import type { Task } from '../tasks.ts'
import { fillText } from '../../drawing/expressions/fill-text.ts'
import { drawFigure } from '../../drawing/figures/draw-figure.ts'
import { instanceOf, type Instance } from './instance.ts'
import type { ReadyTemplate } from '../ready-template.ts'

const atlas = {
  outlines: new Map(),
  schemeOf: (): string => {
    throw new Error('у шаблоні немає схем')
  },
}

const figureOf = ({ template }: ReadyTemplate) => ('figure' in template ? template.figure : undefined)

/** The instance of a template for a seed; its figure, if it has one, can be read. */
export function drawInstance(ready: ReadyTemplate, seed: number): Instance {
  const figure = figureOf(ready)
  return instanceOf(ready, seed, ({ scope }) => void (figure && drawFigure(figure, scope, atlas)))
}

/** The task that a template gives for a seed, ready for the store, and the picture of its figure. */
export function realise(ready: ReadyTemplate, seed: number): { task: Task; pictures: Picture[] } {
  const { template, subject, letters, numbering } = ready
  const { source, scope } = drawInstance(ready, seed)
  const written = figureOf(ready)
  const pictures: Picture[] = []
  const around = {
    id: subject,
    letters,
    numbering,
    stimuli: [],
    figureOf: () => {
      if (!written) throw new Error('немає рисунка')
      const made = drawnFigure({ ...written, alt: fillText(written.alt, scope) }, scope, atlas, {
        subject,
        name: `${source.id}-v${template.version}`,
      })
      pictures.push(made.picture)
      return made.figure
    },
  }
  const { question, key } = splitQuestion({ ...source, ...(written && { figure: written }) } as unknown as QuestionSource, around)
  const { difficulty, seconds } = source
  const asked = { exhibit: template.exhibit ?? exhibitOf(question), pattern: template.pattern ?? null }
  const estimate = { difficulty, seconds, examSeconds: expectedSeconds(question, seconds, 1, ready) }
  return {
    task: { ...inItsLanguage({ question, key }, ready), ...estimate, ...asked, hash: hashOfTask({ question, key }) },
    pictures,
  }
}
