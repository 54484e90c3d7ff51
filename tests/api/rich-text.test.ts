import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { isPlain, toInlineText, toRichText } from '../../server/content/rich-text.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const paragraph = (...children: object[]) => ({ kind: 'paragraph', children })

describe('Markdown', () => {
  it.each([
    ['два\nрядки', [paragraph(text('два рядки'))]],
    ['новий  \nрядок', [paragraph(text('новий'), { kind: 'break' }, text('рядок'))]],
    [
      '**жирно** __підкреслено__ *курсив* ~~закреслено~~',
      [
        paragraph(
          { kind: 'strong', children: [text('жирно')] },
          text(' '),
          { kind: 'underline', children: [text('підкреслено')] },
          text(' '),
          { kind: 'emphasis', children: [text('курсив')] },
          text(' '),
          { kind: 'strike', children: [text('закреслено')] },
        ),
      ],
    ],
    ['ціна $\\frac{1}{2}$', [paragraph(text('ціна '), { kind: 'math', tex: '\\frac{1}{2}' })]],
    ['$$\na=b\n$$', [{ kind: 'math', tex: 'a=b' }]],
    ['### Заголовок', [{ kind: 'heading', level: 3, children: [text('Заголовок')] }]],
    ['1. раз\n2. два', [{ kind: 'list', isOrdered: true, items: [[paragraph(text('раз'))], [paragraph(text('два'))]] }]],
    ['> цитата', [{ kind: 'quote', children: [paragraph(text('цитата'))] }]],
    ['[сайт](https://example.com/a?b=1)', [paragraph({ kind: 'link', href: 'https://example.com/a?b=1', children: [text('сайт')] })]],
    ['[теорія](/subjects/math)', [paragraph({ kind: 'link', href: '/subjects/math', children: [text('теорія')] })]],
    ['&lt;b&gt; та \\*', [paragraph(text('<b> та *'))]],
  ])('%j becomes blocks', (markdown, blocks) => {
    expect(toRichText(markdown)).toEqual(blocks)
  })

  it.each([
    '<script>alert(1)</script>',
    'а <b>жирно</b>',
    '<!-- ні -->',
    '![рисунок](x.svg)',
    '`код`',
    '```\nкод\n```',
    '# Перший рівень',
    '---',
    'виноска[^1]\n\n[^1]: тут',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,1)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](vbscript:1)',
    '[x](evil.example)',
    `$${'x'.repeat(2001)}$`,
  ])('%j is refused', (markdown) => {
    expect(() => toRichText(markdown)).toThrow()
  })

  it.each(['', 'два\n\nабзаци', '- список', '$$\nx\n$$'])('%j is no single run of text', (markdown) => {
    expect(() => toInlineText(markdown)).toThrow('потрібен один абзац')
  })
})

describe('a line without signs', () => {
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath)
  const alphabet = [...'абвгґabcwhtp019 ,.;:?«»“’—–−→·°²³×…()/%-']

  it('means to Markdown what it says, so that it need not be parsed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alphabet), { maxLength: 24 }), (letters) => {
        const line = letters.join('')
        fc.pre(isPlain(line))
        const [first, ...rest] = parser.parse(line).children
        expect(rest).toEqual([])
        expect(first?.type === 'paragraph' && first.children).toEqual([expect.objectContaining({ type: 'text', value: line })])
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['1.', '1)', '-', '1. раз', '- раз', 'раз ', 'www.example.com', 'див. http://a.b', 'a*b*', 'x_1', '$x$', '{{1}}', 'а\nб', ''])(
    '%j is parsed',
    (line) => {
      expect(isPlain(line)).toBe(false)
    },
  )

  it('is most of what editors write as options', () => {
    expect(
      ['четвертий', 'Так, якщо дощ', '«Наталка Полтавка» (1819)', 'Kyiv: the capital', 'ДНК → РНК', '12,5', '-3'].filter(
        (line) => !isPlain(line),
      ),
    ).toEqual([])
  })
})
