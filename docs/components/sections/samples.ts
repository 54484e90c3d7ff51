import type { Inline } from '#domain/rich-text'
import type { Option } from '#domain/question'

export const text = (words: string): Inline[] => [{ kind: 'text', text: words }]
export const math = (tex: string): Inline[] => [{ kind: 'math', tex }]
export const part = (id: string, label: string, content: Inline[] = []): Option => ({ id, label, text: content })

export const fractions = [part('a', 'А', math('\\frac{1}{2}')), part('b', 'Б', math('\\frac{2}{3}')), part('c', 'В', math('-\\sqrt{2}')), part('d', 'Г', math('x^2-1')), part('e', 'Д', text('жодне з наведених'))]

export const phrases = [
  part('a', 'А', text('Речення просте, ускладнене однорідними присудками, тому кому між ними ставимо.')),
  part('b', 'Б', text('Речення складнопідрядне.')),
  part('c', 'В', text('Речення безсполучникове, з двома граматичними основами.')),
  part('d', 'Г', text('Усе наведене неправильне.')),
]

export const events = [part('a', 'А', text('Переяславська рада')), part('b', 'Б', text('Люблінська унія')), part('c', 'В', text('Берестейська унія')), part('d', 'Г', text('Конституція Пилипа Орлика'))]
export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => part(letter.toLowerCase(), letter, text(`Fragment ${letter}`)))
