import type { Content } from '../../server/content/content.ts'
import { bankOf } from '../../server/content/bank.ts'
import { parseContent } from '../../server/content/parse.ts'
import { readSource } from '../../server/content/source.ts'
import { realise } from '../../server/templates/realise.ts'
import { supplyOf } from '../../server/practice/blueprint.ts'
import type { BankTask } from '../../server/practice/task.ts'
import { bandOf } from '../../server/practice/task.ts'
import { guessingComplaints } from '../check-content/guessing.ts'
import { taskFiles } from '../check-content/sources.ts'
import { deskStyle } from './desk-style.ts'
import { figureHtml, taskHtml } from './task-html.ts'
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
  const views = { supply: 'Запас', tasks: 'Завдання', templates: 'Шаблони', figures: 'Рисунки', guesses: 'Вгадування', reports: 'Скарги' }
  const to = (change: object, text: string) =>
    `<a href="?${new URLSearchParams({ subject, view, ...change }).toString()}">${escaped(text)}</a>`
  const body = {
    supply: () => supplyHtml(content, subject),
    tasks: () => tasksOf(content, subject).map(taskHtml).join(''),
    templates: () => templatesHtml(content, subject, query.get('template'), to),
    figures: () => figuresHtml(content, subject),
    guesses: () => listHtml(guessingComplaints(taskFiles(source))),
    reports: () => listHtml(reports.map(({ question, reason, text }) => `${question}: ${reason}. ${text}`)),
  }[view as keyof typeof views]()
  return `<!doctype html><html lang="uk"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Стіл автора</title><style>${deskStyle}</style>
    <nav>${content.subjects.map(({ id, title }) => to({ subject: id }, title)).join('')}</nav>
    <nav>${Object.entries(views)
      .map(([id, title]) => to({ view: id }, title))
      .join('')}</nav><h1>${views[view as keyof typeof views]}</h1>${body}</html>`
}

const listHtml = (lines: readonly string[]): string =>
  lines.length === 0 ? '<p>Нічого.</p>' : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
const table = (rows: readonly (readonly unknown[])[]): string =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`).join('')}</table>`

const tasksOf = ({ papers, sets }: Content, subject: string) =>
  [...papers, ...sets].filter((each) => each.subject === subject).flatMap(({ tasks }) => tasks)

/** By number of the paper, then by topic, form and difficulty. */
function supplyHtml(content: Content, subject: string): string {
  const bank = bankOf(content, subject)
  const numbers = supplyOf(bank, content.blueprints[subject] ?? []).map(({ slot, total, byWant }) => [
    `№ ${slot.from}–${slot.to}`,
    slot.form,
    total,
    slot.wants.map(({ topics }, place) => `${topics.join(', ')}: ${byWant[place]}`).join('; '),
  ])
  const groups = [...Map.groupBy(bank, (task: BankTask) => `${task.topic}|${task.form}|${bandOf(task)}`)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  )
  return `<h2>За номерами</h2>${table([['Номер', 'Форма', 'Завдань', 'За темами'], ...numbers])}<h2>За темою, формою і складністю</h2>${table([['Тема', 'Форма', 'Складність', 'Завдань'], ...groups.map(([name, tasks]) => [...name.split('|'), tasks.length])])}`
}

/** All templates by name; ten instances of the one asked for. */
function templatesHtml({ templates }: Content, subject: string, id: string | null, to: (change: object, text: string) => string): string {
  const own = templates.filter((each) => each.subject === subject)
  const asked = own.find(({ template }) => template.id === id)
  const list = `<p>${own.map(({ template }) => to({ template: template.id }, template.id)).join(' · ')}</p>`
  return list + (asked ? Array.from({ length: 10 }, (_, place) => taskHtml(realise(asked, place + 1).task)).join('') : '')
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
