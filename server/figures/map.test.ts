import { expect, test } from 'vitest'
import { outlinesOf } from '../content/figures-of-file.ts'
import { readSource } from '../content/source.ts'
import { drawMap } from './map.ts'

const outlines = outlinesOf(await readSource('content'))
const drawn = (view: [number, number, number, number], size: [number, number]) =>
  drawMap({ outline: 'ukraine', view, regions: [], places: [], arrows: [], lines: [] }, {}, outlines, size)

test('a frame that cuts a lake so that it floods the land is refused; one beside it is drawn', () => {
  expect(() => drawn([22.05, 45.1, 33.6, 52], [340, 300])).toThrow('озеро на краю карти залило її всю')
  const lakes = drawn([22.05, 45.1, 34.9, 52], [340, 270]).marks.filter(({ look }) => look === 'water')
  expect(lakes.length).toBeGreaterThan(3)
})
