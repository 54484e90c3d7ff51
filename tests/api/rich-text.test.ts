import { describe, expect, it } from 'vitest'
import { toInlineText, toRichText } from '../../server/content/rich-text.ts'

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
