import { writeEditorSchemas } from '../author-check/editor-schemas.ts'
import { checkWords, sourceOfSubject } from '../author-check/check-words.ts'
import { newArticle } from './new-article.ts'
import { newFigure } from './new-figure.ts'
import { newSubject } from './new-subject.ts'
import { newTask } from './new-task.ts'
import { readSource } from '../../server/content/source.ts'

/** `npm run new -- subject|task|article|figure …`: begins what an author writes with an example of the guide, and says what is next. */
const content = process.env.CONTENT_DIR ?? 'content'
const [kind, subject = '', name = '', form = 'single'] = process.argv.slice(2)
const usage = `npm run new -- subject astronomy "Астрономія"
npm run new -- task astronomy sky single
npm run new -- article astronomy fazy-misiatsia
npm run new -- figure astronomy orbit`

writeEditorSchemas()
try {
  console.log(begin().join('\n'))
  for (const complaint of checkWords(sourceOfSubject(await readSource(content), subject))) console.log(`▸ ${complaint}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function begin(): string[] {
  if (subject === '' || name === '') throw new Error(usage)
  switch (kind) {
    case 'subject': {
      return [...newSubject(content, subject, name), 'Далі: впиши теми, тоді npm run new -- task']
    }
    case 'task': {
      const { file, id } = newTask(content, subject, name, form)
      return [`${file}: ${id}`, `Далі: заміни слова; побачиш його командою npm run content`]
    }
    case 'article': {
      return [newArticle(content, subject, name), 'Далі: заміни слова й добери до тесту сім завдань про це саме']
    }
    case 'figure': {
      const { file, field } = newFigure(content, subject, name)
      return [file, `У завданні: ${field}`]
    }
    default: {
      throw new Error(usage)
    }
  }
}
