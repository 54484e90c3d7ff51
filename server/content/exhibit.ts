import type { Block } from '#domain/rich-text'
import type { Question } from '#domain/question'
import type { Exhibit } from '../store/tables/content.ts'

/**
 * Tells what a task shows besides its words, where its author does not say: a picture before a table, a table before a quoted source, that before a
 * text.
 */
export function exhibitOf({ figure, stimulus, prompt }: Pick<Question, 'figure' | 'stimulus' | 'prompt'>): Exhibit {
  const blocks = [...prompt, ...(stimulus?.text ?? [])]
  const has = (kind: Block['kind']) => blocks.some((block) => block.kind === kind)
  if (figure ?? stimulus?.figure) return 'figure'
  if (has('table')) return 'table'
  if (has('quote')) return 'source'
  return stimulus ? 'text' : 'none'
}
