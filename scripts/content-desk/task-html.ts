import type { Figure, Option } from '#domain/question'
import { letterSize } from '#domain/drawing'
import type { Task } from '../../server/content/tasks.ts'
import { escaped, inlineHtml, richHtml } from './written-html.ts'

/** A task as a pupil sees it, and under it the key with everything that is said about it. */
export const taskHtml = (task: Task): string => articleHtml(task, keyHtml(task.key))

/** A task as a pupil sees it and nothing else: for solving it blind. What its figure says in words stays away too: it often says the answer. */
export const blindTaskHtml = ({ question, ...rest }: Task): string => articleHtml({ question, ...rest }, '', true)

function articleHtml({ question, difficulty, seconds, exhibit, pattern }: Task, below: string, isBlind = false): string {
  const { id, version, topic, form, prompt, figure, stimulus } = question
  const about = isBlind
    ? id
    : [id, `v${version}`, topic, form, `складність ${difficulty}`, `${seconds} с`, exhibit, pattern].filter(Boolean).join(' · ')
  return `<article id="${id}"><small>${about}</small>
    ${stimulus ? `<details${isBlind ? ' open' : ''}><summary>Матеріал ${stimulus.id}${stimulus.title ? `: ${escaped(stimulus.title)}` : ''}</summary>${richHtml(stimulus.text)}${figureHtml(stimulus.figure, isBlind)}</details>` : ''}
    ${richHtml(prompt)}${figureHtml(figure, isBlind)}${partsHtml(question)}${below}</article>`
}

const keyHtml = ({ correct, explanation, notes }: Task['key']): string =>
  `<details open><summary>Ключ: <b>${escaped(JSON.stringify(correct))}</b></summary>${richHtml(explanation)}
    <ul>${notes.map((note) => `<li><b>${escaped(note.id)}</b> ${richHtml(note.text)}</li>`).join('')}</ul></details>`

function partsHtml(question: Task['question']): string {
  const list = (title: string, options: readonly Option[]) =>
    `<ol aria-label="${title}">${options.map(({ label, text }) => `<li value="0"><b>${label}</b> ${inlineHtml(text)}</li>`).join('')}</ol>`
  const rows = 'rows' in question ? list('Рядки', question.rows) : ''
  const options = 'options' in question ? list('Варіанти', question.options) : ''
  const groups =
    'groups' in question ? question.groups.map((group) => `${inlineHtml(group.title)}${list('Група', group.options)}`).join('') : ''
  const gaps = question.form === 'gap' ? question.gaps.map((gap) => list(gap.id, gap.options)).join('') : ''
  return rows + options + groups + gaps
}

/** A picture from a file lies on a white plate by day and by night. */
const plateHtml = ({ src, width }: Figure, name: string, theme: 'day' | 'night'): string =>
  `<div class="sheet ${theme}"><img class="plate" src="${src}" alt="${escaped(name)}" width="${width}"></div>`

/** A figure by day and by night, with what it says in words unless it is to be read blind. */
export function figureHtml(figure: Figure | null, isBlind = false): string {
  if (!figure) return ''
  const name = isBlind ? 'Рисунок' : figure.alt
  const caption = isBlind ? '' : `<figcaption>${escaped(name)}</figcaption>`
  if (!figure.drawing)
    return `<figure>${(['day', 'night'] as const).map((theme) => plateHtml(figure, name, theme)).join('')}${caption}</figure>`
  const { width, height, marks } = figure.drawing
  const drawn = marks
    .map((mark) =>
      mark.kind === 'path'
        ? `<path class="${mark.look}" d="${mark.d}"/>`
        : `<text class="${mark.look}" x="${mark.x}" y="${mark.y}" font-size="${letterSize[mark.look]}" text-anchor="${mark.anchor}">${escaped(mark.text)}</text>`,
    )
    .join('')
  const picture = `<svg viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${escaped(name)}">${drawn}</svg>`
  return `<figure><div class="sheet day">${picture}</div><div class="sheet night">${picture}</div>${caption}</figure>`
}
