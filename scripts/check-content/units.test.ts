import { expect, test } from 'vitest'
import { isSameUnit, measure, shownUnit } from './units.ts'

test.each([
  ['2 kg * 3 m / s^2', 'N', 6],
  ['36 km / hour', 'm / s', 10],
  ['400 W * 2 minute', 'kJ', 48],
  ['(12 V / 4 ohm)^2 * 4 ohm', 'W', 36],
  ['11.2 L / (22.4 L / mol) * 2 g / mol', 'g', 1],
  ['3 kg / (12 kg) * 100', '1', 25],
  ['0.5 * 100', '1', 50],
])('%s is counted in %s', (expression, unit, value) => {
  expect(measure(expression, unit)).toBeCloseTo(value, 9)
})

test.each([
  ['2 kg * 3 m', 'N'],
  ['5', 'N'],
  ['2 kg', '1'],
])('%s is not counted in %s', (expression, unit) => {
  expect(() => measure(expression, unit)).toThrow()
})

test.each([
  ['м/с', 'm/s'],
  ['кг/м$^3$', 'kg / m^3'],
  ['Н', 'N'],
  ['Дж', 'N m'],
  ['$\\text{м/с}^2$', 'm/s^2'],
  ['мкКл', 'uC'],
  ['частинок', '1'],
])('«%s» and %s are of one size', (shown, computed) => {
  expect(isSameUnit(shown, computed)).toBe(true)
})

test.each([
  ['м/с', 'km/hour'],
  ['мН', 'N'],
  ['Дж', 'N'],
  ['зубців', 'N'],
  ['м/c', 'm/s'],
  ['м', '1'],
  ['%м', 'm'],
])('«%s» and %s are not of one size', (shown, computed) => {
  expect(isSameUnit(shown, computed)).toBe(false)
})

test('a unit that we do not know is not read', () => {
  expect(shownUnit('зубців')).toBeNull()
})
