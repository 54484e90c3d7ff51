import type { Block, Inline } from '#domain/rich-text'
import type { Question } from '#domain/question'
import type { SubjectSource } from './authoring/subject-source.ts'
import { partsOf } from '#domain/scoring/parts-of'

/** Words a second: tasks in the language of the school, where every option is weighed word by word; a foreign text at level B1, read as prose. */
const pace = { own: 1.5, foreign: 2.2 }
/** To choose an answer, mark it and go on. */
const marking = 9
/** An eighth more goes into looking through the paper once again; what was computed is computed anew. */
const review = { looked: 1.125, computed: 1.25 }

/** What the subject says of reading and of looking over. */
type Pace = Pick<SubjectSource, 'language' | 'isComputed'>

/**
 * Seconds that a prepared pupil needs in the exam: to think, to read, to mark, to look again. `sharing`: how many tasks ask about the
 * same text and share its reading.
 */
export function expectedSeconds(question: Question, thinking: number, sharing: number, { language, isComputed }: Pace): number {
  const words = wordsIn(question.prompt) + wordsIn(question.stimulus?.text ?? []) / Math.max(1, sharing) + wordsOfChoices(question)
  const reading = words / (language === 'uk' ? pace.own : pace.foreign)
  const again = isComputed ? review.computed : review.looked
  return Math.round(((thinking + reading + marking * partsOf(question)) * again) / 5) * 5
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}’-]+/gu)?.length ?? 0

function wordsOfChoices(question: Question): number {
  const listed = (options: readonly { text: Inline[] }[]) => options.reduce((sum, { text }) => sum + wordsOf(text), 0)
  switch (question.form) {
    case 'single':
    case 'sequence':
    case 'multi':
    case 'gapPool':
      return listed(question.options)
    case 'matching':
      return listed(question.rows) + listed(question.options)
    case 'grouped':
      return question.groups.reduce((sum, { title, options }) => sum + wordsOf(title) + listed(options), 0)
    case 'gap':
      return question.gaps.reduce((sum, { options }) => sum + listed(options), 0)
    case 'numeric':
      return 0
  }
}

const wordsOf = (inlines: readonly Inline[]): number =>
  inlines.reduce((sum, inline) => {
    if (inline.kind === 'text') return sum + countWords(inline.text)
    return sum + ('children' in inline ? wordsOf(inline.children) : 0)
  }, 0)

function wordsIn(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph' || block.kind === 'heading') return sum + wordsOf(block.children)
    if (block.kind === 'list') return sum + block.items.reduce((all, item) => all + wordsIn(item), 0)
    if (block.kind === 'quote') return sum + wordsIn(block.children)
    return sum + (block.kind === 'table' ? [...block.head, ...block.rows.flat()].reduce((all, cell) => all + wordsOf(cell), 0) : 0)
  }, 0)
}
