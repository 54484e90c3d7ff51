import { expect, test } from 'vitest'
import { cva } from '../../../styled-system/css/index.js'
import { readVariants } from './read-variants.ts'
import { writeVariants } from './variant-classes.ts'

const button = {
  base: { display: 'flex', textStyle: 'label', _hover: { color: 'pen' } },
  variants: {
    tone: { strong: { color: 'onPen', _hover: { color: 'ink' } }, quiet: { color: 'pen' } },
    size: { small: { padding: '1', textStyle: 'small' }, large: { padding: { base: '3', md: '6' } } },
    isSquare: { true: { padding: '0' } },
  },
  defaultVariants: { tone: 'strong', size: 'large' },
} as const
const look = cva(button) as (props: object) => string
const classes = writeVariants(button, look)
const words = (text: string) => text.split(' ').toSorted()

test.each([{}, { tone: 'quiet' }, { size: 'small', isSquare: true }, { isSquare: 'true', tone: undefined }, { tone: null, size: null }])(
  '%o gives the classes that Panda makes',
  (props) => {
    expect(words(readVariants(classes, props))).toEqual(words(look(props)))
  },
)

test('variants that set the same property are written pair by pair, the others once', () => {
  expect(classes[1].map(([names, byKey]) => [names, Object.keys(byKey).length])).toEqual([
    [['tone'], 3],
    [['size', 'isSquare'], 6],
  ])
})

test('what would not mean the same is refused', () => {
  const withMore = (props: { tone?: string; size?: string }) =>
    look(props) + (props.tone === 'quiet' && props.size === 'small' ? ' more' : '')
  expect(() => writeVariants(button, withMore)).toThrow('but means')
  expect(() => writeVariants({ compoundVariants: [{}] }, look)).toThrow('compoundVariants')
})
