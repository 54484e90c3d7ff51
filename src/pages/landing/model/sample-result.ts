export type Fare = 'right' | 'partial' | 'wrong' | 'blank'

const times = (count: number, fare: Fare): Fare[] => Array.from({ length: count }, () => fare)

/** An example of a result in mathematics: 22 tasks, 12 + 5 + 2 points, scaled by the table of НМТ-2026. */
export const sampleResult = {
  fares: [
    ...times(4, 'right'),
    'wrong',
    ...times(3, 'right'),
    'wrong',
    ...times(4, 'right'),
    'wrong',
    'right',
    'right',
    'partial',
    'partial',
    'right',
    'wrong',
    'blank',
    'wrong',
  ] as Fare[],
  raw: 19,
  max: 32,
  scaled: 151,
  topics: [
    { title: 'Числа і вирази', points: 7, max: 8 },
    { title: 'Рівняння і нерівності', points: 6, max: 9 },
    { title: 'Функції', points: 4, max: 7 },
    { title: 'Геометрія', points: 2, max: 8 },
  ],
}
