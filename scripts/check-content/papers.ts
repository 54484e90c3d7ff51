import type { PaperStructure } from '#domain/subject'
import type { Paper } from '../../server/content/paper.ts'
import type { Content } from '../../server/content/content.ts'
import type { Task } from '../../server/content/tasks.ts'

type Part = PaperStructure['parts'][number]

/** A whole paper against the official structure: as many numbers, each task of the form, the points and the size that its numbers call for. */
export function paperComplaints({ id, status, numbers, tasks }: Paper, structure: PaperStructure | undefined): string[] {
  const complaints = tasks.flatMap(taskComplaints)
  if (status === 'published' && structure) {
    if (numbers !== structure.tasks) complaints.push(`завдань ${numbers}, а має бути ${structure.tasks}`)
    let number = 1
    for (const task of tasks) {
      const last = number + task.question.numbers - 1
      const part = structure.parts.find(({ from, to }) => from <= number && number <= to)
      const place = last > number ? `№ ${number}–${last}` : `№ ${number}`
      if (part) complaints.push(...misfits(task, part, last).map((misfit) => `${place} (${task.question.id}): ${misfit}`))
      number = last + 1
    }
  }
  return complaints.map((complaint) => `${id}, ${complaint}`)
}

/** A task keeps its id for ever, and stands either in one paper or in the bank. */
export function taskIdComplaints({ papers, sets }: Content): string[] {
  const ids = [...papers, ...sets].flatMap(({ tasks }) => tasks.map(({ question }) => question.id))
  const paperIds = papers.map(({ id }) => id)
  return [...ids, ...paperIds].filter((id, index, all) => all.indexOf(id) < index).map((id) => `${id}: ідентифікатор повторюється`)
}

/** Points and rows are those of one number: a task that takes several has as many of them. */
function misfits({ question }: Task, part: Part, last: number): string[] {
  const { numbers } = question
  const lists =
    question.form === 'gap' ? question.gaps : question.form === 'grouped' ? question.groups : 'options' in question ? [question] : []
  const options = lists.map((list) => list.options.length)
  const rows = 'rows' in question ? question.rows.length / numbers : question.form === 'grouped' ? question.groups.length : null
  return [
    question.form !== part.form && `форма ${question.form}, а має бути ${part.form}`,
    question.points !== part.points * numbers && `балів ${question.points}, а має бути ${part.points * numbers}`,
    last > part.to && `займає номери до ${last}, а частина закінчується на ${part.to}`,
    ...options.map((count) => part.options !== null && count !== part.options && `варіантів ${count}, а має бути ${part.options}`),
    part.rows !== null && rows !== null && rows !== part.rows && `рядків ${rows}, а має бути ${part.rows}`,
  ].filter((misfit) => misfit !== false)
}

/** Every distractor of a single choice and every row of a matching task is explained; no two options say the same. */
export function taskComplaints({ question, key }: Task): string[] {
  const explained = new Set(key.notes.map(({ id }) => id))
  const options = 'options' in question ? question.options : []
  const toExplain =
    question.form === 'single' ? options.filter(({ id }) => id !== key.correct) : question.form === 'matching' ? question.rows : []
  const texts = options.map(({ text }) => JSON.stringify(text))
  const complaints = [
    ...toExplain.filter(({ id }) => !explained.has(id)).map(({ label }) => `немає пояснення до «${label}»`),
    ...(key.explanation.length === 0 ? ['немає пояснення ключа'] : []),
    ...(new Set(texts).size < texts.length ? ['два варіанти однакові'] : []),
  ]
  return complaints.map((complaint) => `${question.id}: ${complaint}`)
}
