import { expect, test } from 'vitest'
import type { Inline } from '#domain/rich-text'
import { withLeadWords } from './lead-words'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const strong = (words: string): Inline => ({ kind: 'strong', children: [text(words)] })
const marked = (...children: Inline[]) => withLeadWords([{ kind: 'paragraph', children }])

test('the idea is bold, and a check and a trap begin lines of their own', () => {
  const formula: Inline = { kind: 'math', tex: 'x' }
  expect(marked(text('Ідея: лічимо. Перевірка: '), formula, text('. Пастка — взяти решту.'))).toEqual([
    {
      kind: 'paragraph',
      children: [
        strong('Ідея'),
        text(': лічимо.'),
        { kind: 'break' },
        strong('Перевірка'),
        text(': '),
        formula,
        text('.'),
        { kind: 'break' },
        strong('Пастка'),
        text(' — взяти решту.'),
      ],
    },
  ])
})

test('steps of a list are marked too', () => {
  const [list] = withLeadWords([
    { kind: 'list', isOrdered: true, items: [[{ kind: 'paragraph', children: [text('Пастка: поспішити.')] }]] },
  ])
  expect(list).toMatchObject({ items: [[{ children: [strong('Пастка'), text(': поспішити.')] }]] })
})

test('the same words within a sentence, and everything else, stay as they are', () => {
  const kept = [text('Це Пастка: слово, а не місце. Перевірку пропущено.')]
  expect(marked(...kept)).toEqual([{ kind: 'paragraph', children: kept }])
})
