import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cardText, escapedWords, expandCloze, flashcardsOf } from './card-text.ts'
import { ownCardSchema } from './checked-card.ts'
import type { Inline } from './rich-text.ts'
import { ownCards } from '#samples/flashcards'
import { text } from '#samples/questions'

describe('own words', () => {
  it('become paragraphs with formulas, strong words and line breaks', () => {
    expect(cardText('Корінь $x_1$ і **ще** один\nрядок\n\nКінець')).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'Корінь ' },
          { kind: 'math', tex: 'x_1' },
          { kind: 'text', text: ' і ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'ще' }] },
          { kind: 'text', text: ' один' },
          { kind: 'break' },
          { kind: 'text', text: 'рядок' },
        ],
      },
      ...text('Кінець'),
    ])
  })

  it('that are no formula stay words', () => {
    expect([cardText('5 $ і ** все'), cardText(' \n\n ')]).toEqual([text('5 $ і ** все'), []])
  })
})

describe('a dollar sign', () => {
  const kinds = (words: string) =>
    cardText(words).flatMap((block) => (block.kind === 'paragraph' ? block.children.map(({ kind }) => kind) : []))

  it.each(['$5 and $10', 'від $5 до $10, потім $7', '$5-$10', 'Ціна \\$x$', '5$ чи 7$', 'US$ і CA$', '$100 за рік і ще $', '$5 або 10$'])(
    'is a sign in %j',
    (words) => {
      expect(kinds(words)).toEqual(['text'])
    },
  )

  it.each(['$x$', '$5$', '$ x^2 $', '$x+1$.', '$5 = x$', '$a\\$b$', '$\\frac{1}{2}$', '$x\n+1$'])('makes a formula in %j', (words) => {
    expect(kinds(words)).toContain('math')
  })

  it('of somebody else’s words is kept as it is, whatever stands around it', () => {
    const piece = fc.constantFrom('$', '*', '**', 'x', '5', ' ', '=', '\n', '}')
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const words = pieces.join('').trim()
        const shown = cardText(escapedWords(words)).map((block) =>
          block.kind === 'paragraph'
            ? block.children.map((part) => (part.kind === 'text' ? part.text : part.kind === 'break' ? '\n' : '#')).join('')
            : '#',
        )
        expect(shown.join('').replaceAll(/\s/g, '')).toBe(words.replaceAll(/\s/g, ''))
      }),
    )
  })
})

it('strong words go on over the end of a line, and hold formulas', () => {
  expect(cardText('**один\nдва $x$**')).toEqual([
    {
      kind: 'paragraph',
      children: [
        {
          kind: 'strong',
          children: [{ kind: 'text', text: 'один' }, { kind: 'break' }, { kind: 'text', text: 'два ' }, { kind: 'math', tex: 'x' }],
        },
      ],
    },
  ])
})

it('no sign of own words is lost, whatever they are', () => {
  const written = (run: readonly Inline[]): string =>
    run
      .map((part) => {
        if (part.kind === 'text') return part.text
        if (part.kind === 'math') return `$${part.tex}$`
        if (part.kind === 'strong') return `**${written(part.children)}**`
        return '\n'
      })
      .join('')
  const piece = fc.constantFrom('$', '**', '*', 'a', '\\', ' ', '\n', '\n\n', '{{c1::', '}}', '<b>')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const words = pieces.join('')
      const back = cardText(words).map((block) => (block.kind === 'paragraph' ? written(block.children) : ''))
      const plain = (said: string) => said.replaceAll(/[\s\\]/g, '')
      expect(plain(back.join(''))).toBe(plain(words))
    }),
  )
})

describe('a cloze', () => {
  it('makes a card of each number, with the other gaps filled in', () => {
    expect(expandCloze('{{c2::Київ}} заснував {{c1::Кий::хто?}}, і {{c2::$x$}}')).toEqual([
      { number: 1, front: 'Київ заснував **[хто?]**, і $x$', back: 'Київ заснував **Кий**, і $x$' },
      { number: 2, front: '**[…]** заснував Кий, і **[…]**', back: '**Київ** заснував Кий, і $x$' },
    ])
  })

  it.each([
    ['{{c1::$\\frac{1}{2}$}}', '**[…]**', '$\\frac{1}{2}$'],
    ['$x = {{c1::\\frac{a}{b}}}$', '$x = \\boxed{\\text{…}}$', '$x = \\boxed{\\frac{a}{b}}$'],
    ['$x = {{c1::2::число}}$', '$x = \\boxed{\\text{число}}$', '$x = \\boxed{2}$'],
    ['множина {{c1::{1; 2}::яка?}}', 'множина **[яка?]**', 'множина **{1; 2}**'],
    ['{{c1::дужка { одна}} і далі', '**[…]** і далі', '**дужка { одна** і далі'],
    ['{{c1::Київ заснував {{c2::Кий}}}}', '**[…]**', '**Київ заснував Кий**'],
    ['{{c1,2::разом}}', '**[…]**', '**разом**'],
    ['за $5 купив {{c1::хліб}}', 'за $5 купив **[…]**', 'за $5 купив **хліб**'],
  ])('with braces, hints and gaps within gaps: %s', (front, asked, answered) => {
    expect(expandCloze(front)[0]).toEqual({ number: 1, front: asked, back: answered })
  })

  it('with a gap in a gap shows the outer words when the inner is asked', () => {
    expect(expandCloze('{{c1::Київ заснував {{c2::Кий}}}}')[1]).toEqual({
      number: 2,
      front: 'Київ заснував **[…]**',
      back: 'Київ заснував **Кий**',
    })
  })

  it.each(['{{c1::}}', '{{c1::  }}', '{{c1:один}}', '{{c1::без кінця', '{c1::x}'])('is none in %j', (front) => {
    expect(expandCloze(front)).toEqual([])
  })

  it('has cards with lasting names, and what is said after the answer', () => {
    const cloze = { ...ownCards.cards[1], kind: 'cloze' as const, id: 'a', deck: 'own', front: '{{c3::Так}}', back: 'Бо так' }
    expect(flashcardsOf(cloze).map(({ id, front, back }) => [id, front, back])).toEqual([
      ['a.c3', cardText('**[…]**'), cardText('**Так**\n\nБо так')],
    ])
    expect(flashcardsOf({ ...cloze, kind: 'basic', front: 'Питання', back: 'Відповідь' }).map(({ id }) => id)).toEqual(['a'])
  })

  it.each([
    [{ kind: 'cloze', front: 'без пропуску' }, 'Познач хоча б один пропуск'],
    [{ kind: 'basic', front: 'Питання', back: ' ' }, 'Додай відповідь'],
    [{ front: '' }, 'Тут порожньо'],
    [{ deck: 'history.dates' }, 'Хибна колода'],
    [{ front: 'a\u0000b' }, 'Текст містить неприпустимі символи'],
  ])('or a card that cannot be learnt is refused in words (%#)', (change, message) => {
    const read = v.safeParse(ownCardSchema, { ...ownCards.cards[1], ...change })
    expect(read.issues?.[0].message).toBe(message)
  })
})
