import type { Flashcard } from '#contract/flashcard'
import type { Key } from '#contract/key'
import type { Option, Question } from '#contract/question'
import type { Block, Inline, RichText } from '#contract/rich-text'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const strong = (words: string): Inline => ({ kind: 'strong', children: [text(words)] })
const line = (...children: Inline[]): Block => ({ kind: 'paragraph', children })
const choice = ({ label, text: words }: Option): Block => line(strong(label), text(' '), ...words)

/** What a task asks, on paper alone: its text, its words, its choices. */
export function frontOfTask(question: Question): RichText {
  const { stimulus, prompt } = question
  return [...(stimulus ? [{ kind: 'quote' as const, children: stimulus.text }] : []), ...prompt, ...choicesOf(question)]
}

function choicesOf(question: Question): Block[] {
  switch (question.form) {
    case 'numeric':
      return []
    case 'matching':
      return [...question.rows, ...question.options].map(choice)
    case 'grouped':
      return question.groups.flatMap(({ title, options }) => [line({ kind: 'emphasis', children: title }), ...options.map(choice)])
    case 'gap':
      return question.gaps.flatMap(({ id, options }) => [
        line({ kind: 'emphasis', children: [text(`Пропуск ${id}`)] }),
        ...options.map(choice),
      ])
    default:
      return question.options.map(choice)
  }
}

/** The right answer in words, then why it is right. Empty for a key of another form. */
export const backOfTask = (question: Question, key: Key): RichText => [...answerOf(question, key), ...key.explanation]

function answerOf(question: Question, key: Key): Block[] {
  if (question.form === 'numeric' && key.form === 'numeric')
    return [line(strong(key.correct.replace('.', ',')), ...(question.unit ? [text(' '), ...question.unit] : []))]
  if (question.form === 'single' && key.form === 'single') return picked(question.options, [key.correct])
  if (question.form === 'sequence' && key.form === 'sequence') return picked(question.options, key.correct)
  if (question.form === 'multi' && key.form === 'multi') return picked(question.options, key.correct)
  if (question.form === 'matching' && key.form === 'matching')
    return question.rows.map((row) => pair(row.label, question.options, key.correct[row.id]))
  if (question.form === 'grouped' && key.form === 'grouped')
    return question.groups.flatMap(({ id, options }) => picked(options, [key.correct[id] ?? '']))
  if (question.form === 'gap' && key.form === 'gap') return question.gaps.map(({ id, options }) => pair(id, options, key.correct[id]))
  if (question.form === 'gapPool' && key.form === 'gapPool')
    return question.gaps.map(({ id }) => pair(id, question.options, key.correct[id]))
  return []
}

const picked = (options: readonly Option[], ids: readonly string[]): Block[] =>
  ids.flatMap((id) => options.filter((option) => option.id === id).map(choice))

function pair(label: string, options: readonly Option[], id: string | undefined): Block {
  const option = options.find((each) => each.id === id)
  return line(strong(`${label} — ${option?.label ?? ''}`), text(' '), ...(option?.text ?? []))
}

/** Facts are worth a card at once; a calculation, or a task about a text, only when the pupil wishes. */
export const isFact = ({ form, subject, stimulus }: Question): boolean => form !== 'numeric' && subject !== 'math' && stimulus === null

/** The card of a task that went wrong. `source` is where it did. */
export const cardOfTask = (question: Question, key: Key, source: Flashcard['source']): Flashcard => ({
  id: `task.${question.id}`,
  deck: 'mistakes',
  subject: question.subject,
  topic: question.topic,
  front: frontOfTask(question),
  back: backOfTask(question, key),
  figure: question.figure,
  hint: null,
  source,
  isOff: !isFact(question),
})
