import type { Key } from '#domain/key'
import type { Option, Question } from '#domain/question'
import type { Block, Inline, RichText } from '#domain/rich-text'
import { mistakesDeck, type Flashcard } from '#domain/flashcard'
import { plainText } from '../../content/plain-text.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const strong = (words: string): Inline => ({ kind: 'strong', children: [text(words)] })
const line = (...children: Inline[]): Block => ({ kind: 'paragraph', children })
const choice = ({ label, text: words }: Option): Block => line(strong(label), text(' '), ...words)

/** Writes the question of a task as text alone: its text with the gaps as `(1) …`, its words, its choices. */
function frontOfTask(question: Question): RichText {
  const { stimulus, prompt } = question
  const asked = [...(stimulus ? [{ kind: 'quote' as const, children: stimulus.text }] : []), ...prompt, ...choicesOf(question)]
  return asked.map(drawGaps)
}

/** A gap is a field in a test; on a card it is words. */
function drawGaps(block: Block): Block {
  const drawn = (_: string, node: unknown): unknown => (isGap(node) ? strong(`(${node.id}) …`) : node)
  return JSON.parse(JSON.stringify(block), drawn) as Block
}

const isGap = (node: unknown): node is Extract<Inline, { kind: 'gap' }> =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'gap'

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

/** Writes the right answer in words and its explanation. Empty for a key of another form. */
const backOfTask = (question: Question, key: Key): RichText => [...answerOf(question, key), ...key.explanation]

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

const longestFact = 600

/** Facts are worth a card at once; a calculation, or a task with a long text, only when the pupil wishes. */
const isFact = ({ form, stimulus }: Question, { explanation }: Key, front: RichText): boolean =>
  form !== 'numeric' && !isCalculated(explanation) && stimulus === null && plainText(front).length <= longestFact

/** Tells whether words hold an equation: what is explained by one was calculated. */
const isCalculated = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('tex' in part && typeof part.tex === 'string' && part.tex.includes('=')) || Object.values(part).some(isCalculated))

/** The card of a task that went wrong. `source` is where it did. */
export function cardOfTask(question: Question, key: Key, source: Flashcard['source']): Flashcard {
  const front = frontOfTask(question)
  return {
    id: `task.${question.id}`,
    deck: mistakesDeck,
    subject: question.subject,
    topic: question.topic,
    front,
    back: backOfTask(question, key),
    figure: question.figure ?? question.stimulus?.figure ?? null,
    hint: null,
    source,
    isOff: !isFact(question, key, front),
  }
}
