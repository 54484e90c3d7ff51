import { expect, test } from 'vitest'
import { onOneLine, plainWriter } from './plain-writer.ts'
import type { Inline, RichText } from './rich-text.ts'

const words = (text: string): Inline[] => [{ kind: 'text', text }]
const authored: RichText = [
  { kind: 'heading', level: 2, children: words('Корені') },
  {
    kind: 'paragraph',
    children: [{ kind: 'strong', children: words('Отже') }, { kind: 'break' }, { kind: 'math', tex: 'x^2' }, { kind: 'gap', id: 'a' }],
  },
  { kind: 'math', tex: 'y' },
  {
    kind: 'list',
    isOrdered: true,
    items: [[{ kind: 'paragraph', children: words('перше') }], [{ kind: 'paragraph', children: words('друге') }]],
  },
  { kind: 'quote', children: [{ kind: 'paragraph', children: [{ kind: 'link', href: '/', children: words('сказано') }] }] },
  { kind: 'table', head: [words('а'), words('б')], rows: [[words('1'), words('2')]] },
]

test('every part of a text is written as the writing says, and the parts between', () => {
  const { text } = plainWriter({
    formula: (tex, isBlock) => (isBlock ? `[${tex}]` : `(${tex})`),
    gap: '…',
    lineBreak: '/',
    strong: (strong) => `*${strong}*`,
    item: (item, index, isOrdered) => `${isOrdered ? index + 1 : '–'} ${item}`,
    between: { blocks: '\n', items: '; ', rows: ' | ', cells: ', ' },
  })
  expect(text(authored)).toBe('Корені\n*Отже*/(x^2)…\n[y]\n1 перше; 2 друге\nсказано\nа, б | 1, 2')
})

test('what the writing says nothing of stays as it is', () => {
  const { run } = plainWriter({ formula: (tex) => tex, gap: '', lineBreak: ' ', between: { blocks: '', items: '', rows: '', cells: '' } })
  expect(run([{ kind: 'strong', children: words('сила') }])).toBe('сила')
})

test('a text on one line has single spaces', () => {
  expect(onOneLine('  один\n два ')).toBe('один два')
})
