import type { Content } from '../../server/content/content.ts'
import { bankOf } from '../check-content/bank.ts'
import { parseContent } from '../../server/content/loading/parse.ts'
import { readSource } from '../../server/content/source.ts'
import { realise } from '../../server/content/task-templates/realise.ts'
import { supplyOf } from '../../server/study/practice/blueprint.ts'
import type { BankTask } from '../../server/content/bank-task.ts'
import { bandOf } from '../../server/content/bank-task.ts'
import { guesserComplaints, guesserReport } from '../check-content/guesser.ts'
import { guessingComplaints } from '../check-content/guessing.ts'
import { oddForms } from '../check-content/odd-forms.ts'
import { taskFiles, type TaskFile } from '../check-content/sources.ts'
import { reloadScript } from './changes.ts'
import { deskStyle } from './desk-style.ts'
import { blindTaskHtml, figureHtml, taskHtml } from './task-html.ts'
import { escaped } from './written-html.ts'

/** A report of a visitor: which task, why, in what words. */
export type Report = { question: string; reason: string; text: string }
type Asked = { directory: string; query: URLSearchParams; reports: readonly Report[] }

/** The author’s desk: a page of HTML by what its address asks for. For development alone: it shows keys. */
export async function deskPage({ directory, query, reports }: Asked): Promise<string> {
  const source = await readSource(directory)
  const content = parseContent(source)
  const subject = query.get('subject') ?? content.subjects[0]?.id ?? ''
  const view = query.get('view') ?? 'supply'
  const views = {
    supply: 'Запас',
    tasks: 'Завдання',
    blind: 'Наосліп',
    templates: 'Шаблони',
    figures: 'Рисунки',
    guesses: 'Вгадування',
    reports: 'Скарги',
  }
  const to = (change: Record<string, string>, text: string) => {
    const isHere = change.subject === subject || change.view === view
    return `<a href="?${new URLSearchParams({ subject, view, ...change }).toString()}"${isHere ? ' aria-current="page"' : ''}>${escaped(text)}</a>`
  }
  const body = {
    supply: () => supplyHtml(content, subject),
    tasks: () => tasksOf(content, subject).map(taskHtml).join(''),
    blind: () => blindHtml(content, subject),
    templates: () => templatesHtml(content, subject, query.get('template'), to),
    figures: () => figuresHtml(content, subject),
    guesses: () => guessesHtml(taskFiles(source), subject),
    reports: () => reportsHtml(content, reports),
  }[view as keyof typeof views]()
  return `<!doctype html><html lang="uk"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Стіл автора</title><style>${deskStyle}</style>
    <nav aria-label="Предмети">${content.subjects.map(({ id, title }) => to({ subject: id }, title)).join('')}</nav>
    <nav aria-label="Що показати">${Object.entries(views)
      .map(([id, title]) => to({ view: id }, title))
      .join('')}</nav><main><h1>${views[view as keyof typeof views]}</h1>${body}</main>${reloadScript}</html>`
}

const listHtml = (lines: readonly string[]): string =>
  lines.length === 0 ? '<p>Нічого.</p>' : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
const table = (name: string, rows: readonly (readonly unknown[])[]): string =>
  `<div class="wide" tabindex="0" role="region" aria-label="${name}"><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`).join('')}</table></div>`

const tasksOf = ({ papers, sets }: Content, subject: string) =>
  [...papers, ...sets].filter((each) => each.subject === subject).flatMap(({ tasks }) => tasks)

/** The findings of the naive guesser in a subject: its gain, the cues that give keys away, the options that look unlike the others. */
function guessesHtml(files: readonly TaskFile[], subject: string): string {
  const own = files.filter((file) => file.subject === subject)
  const odd = own.flatMap(({ questions }) => questions.flatMap(oddForms))
  const rows = odd.map(({ id, option, how, isKey }) => [id, option, how, isKey ? 'ключ' : ''])
  const faults = [...guessingComplaints(own), ...guesserComplaints(own)]
  return `<h2>Вади</h2>${listHtml(faults)}<h2>Що дає вгадування</h2>${listHtml(guesserReport(own))}
    <h2>Варіанти, інші за формою</h2>${table('Варіанти, інші за формою', [['Завдання', 'Варіант', 'Чим інший', ''], ...rows])}`
}

/** Tasks without their keys, and two of each template: whoever solves them blind sees what a pupil sees, the figure among it. */
function blindHtml(content: Content, subject: string): string {
  const made = content.templates.flatMap((each) => (each.subject === subject ? [realise(each, 11).task, realise(each, 12).task] : []))
  return [...tasksOf(content, subject), ...made].map(blindTaskHtml).join('')
}

/** The reports of visitors, each above its task as it is today; of a template the instance that was shown. */
function reportsHtml(content: Content, reports: readonly Report[]): string {
  if (reports.length === 0) return '<p>Нічого.</p>'
  return reports
    .map(({ question, reason, text }) => {
      const [id, seed] = question.split('~')
      const made = seed === undefined ? undefined : content.templates.find(({ template }) => template.id === id)
      const authored = [...content.papers, ...content.sets].flatMap(({ tasks }) => tasks).find((task) => task.question.id === question)
      const task = made ? realise(made, Number(seed)).task : authored
      return `<h2>${escaped(question)}</h2><p>${escaped(reason)}. ${escaped(text)}</p>${task ? taskHtml(task) : '<p>Такого завдання вже немає.</p>'}`
    })
    .join('')
}

/** By number of the paper, then by topic, form and difficulty. */
function supplyHtml(content: Content, subject: string): string {
  const bank = bankOf(content, subject)
  const numbers = supplyOf(bank, content.blueprints[subject] ?? []).map(({ slot, total, byWant }) => [
    `№ ${slot.from}–${slot.to}`,
    slot.form,
    total,
    slot.wants.map(({ topics }, index) => `${topics.join(', ')}: ${byWant[index]}`).join('; '),
  ])
  const groups = [...Map.groupBy(bank, (task: BankTask) => `${task.topic}|${task.form}|${bandOf(task)}`)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  )
  return `<h2>За номерами</h2>${table('За номерами', [['Номер', 'Форма', 'Завдань', 'За темами'], ...numbers])}<h2>За темою, формою і складністю</h2>${table('За темою, формою і складністю', [['Тема', 'Форма', 'Складність', 'Завдань'], ...groups.map(([name, tasks]) => [...name.split('|'), tasks.length])])}`
}

/** All templates by name; ten instances of the one asked for. */
function templatesHtml(
  { templates }: Content,
  subject: string,
  id: string | null,
  to: (change: Record<string, string>, text: string) => string,
): string {
  const own = templates.filter((each) => each.subject === subject)
  const asked = own.find(({ template }) => template.id === id)
  const list = `<p>${own.map(({ template }) => to({ template: template.id }, template.id)).join(' · ')}</p>`
  return list + (asked ? Array.from({ length: 10 }, (_, index) => taskHtml(realise(asked, index + 1).task)).join('') : '')
}

/** Every figure of tasks, of articles, and one of each template that draws. */
function figuresHtml(content: Content, subject: string): string {
  const made = content.templates
    .filter(({ subject: own, template }) => own === subject && 'figure' in template && template.figure)
    .map((each) => realise(each, 1).task)
  const inTasks = [...tasksOf(content, subject), ...made].flatMap(({ question }) =>
    [question.figure, question.stimulus?.figure ?? null].map((figure) => ({ name: question.id, figure })),
  )
  const articles = content.theory.flatMap((each) => each.articles).filter((article) => article.subject === subject)
  const inArticles = articles.flatMap(({ body }) =>
    body.blocks.flatMap((block) => (block.kind === 'figure' ? [{ name: body.seoCode, figure: block.figure }] : [])),
  )
  const shown = [...inTasks, ...inArticles].filter(({ figure }) => figure !== null)
  return shown.map(({ name, figure }) => `<h3>${escaped(name)}</h3>${figureHtml(figure)}`).join('')
}
