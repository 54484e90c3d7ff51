import type { PaperStructure } from '#contract/subject'
import type { Paper, Task } from '../../server/content/paper.ts'

type Part = PaperStructure['parts'][number]

/** A whole paper against the official structure: as many tasks, each of the form, the points and the size that its number calls for. */
export function paperComplaints({ id, status, tasks }: Paper, structure: PaperStructure | undefined): string[] {
  const complaints = tasks.flatMap((task) => taskComplaints(task).map((complaint) => `${task.question.id}: ${complaint}`))
  if (status === 'published' && structure) {
    if (tasks.length !== structure.tasks) complaints.push(`завдань ${tasks.length}, а має бути ${structure.tasks}`)
    for (const [place, task] of tasks.entries()) {
      const part = structure.parts.find(({ from, to }) => from <= place + 1 && place + 1 <= to)
      if (part) complaints.push(...misfits(task, part).map((misfit) => `№ ${place + 1} (${task.question.id}): ${misfit}`))
    }
  }
  return complaints.map((complaint) => `${id}, ${complaint}`)
}

/** A task keeps its id for ever, whichever paper it stands in. */
export function taskIdComplaints(papers: readonly Paper[]): string[] {
  const ids = papers.flatMap(({ tasks }) => tasks.map(({ question }) => question.id))
  const paperIds = papers.map(({ id }) => id)
  return [...ids, ...paperIds].filter((id, place, all) => all.indexOf(id) < place).map((id) => `${id}: ідентифікатор повторюється`)
}

function misfits({ question }: Task, part: Part): string[] {
  const options = 'options' in question ? question.options.length : null
  const rows = 'rows' in question ? question.rows.length : null
  return [
    question.form !== part.form && `форма ${question.form}, а має бути ${part.form}`,
    question.points !== part.points && `балів ${question.points}, а має бути ${part.points}`,
    part.options !== null && options !== null && options !== part.options && `варіантів ${options}, а має бути ${part.options}`,
    part.rows !== null && rows !== null && rows !== part.rows && `рядків ${rows}, а має бути ${part.rows}`,
  ].filter((misfit) => misfit !== false)
}

/** Every distractor of a single choice and every row of a matching task is explained; no two options say the same. */
function taskComplaints({ question, key }: Task): string[] {
  const explained = new Set(key.notes.map(({ id }) => id))
  const options = 'options' in question ? question.options : []
  const toExplain =
    question.form === 'single' ? options.filter(({ id }) => id !== key.correct) : question.form === 'matching' ? question.rows : []
  const texts = options.map(({ text }) => JSON.stringify(text))
  return [
    ...toExplain.filter(({ id }) => !explained.has(id)).map(({ label }) => `немає пояснення до «${label}»`),
    ...(key.explanation.length === 0 ? ['немає пояснення ключа'] : []),
    ...(new Set(texts).size < texts.length ? ['два варіанти однакові'] : []),
  ]
}
