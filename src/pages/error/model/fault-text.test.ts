import { expect, test } from 'vitest'
import { faultTextOf, waitText } from './fault-text'

test.each(['400', '403', '404', '410', '429', '500', '503', 'offline', 'version', 'browser', 'auth', 'payment'])(
  'the error %s has words of its own',
  (code) => {
    const others = ['400', '404', '500'].filter((other) => other !== code).map((other) => faultTextOf(other).title)
    expect(others).not.toContain(faultTextOf(code).title)
  },
)

test.each([null, '', '418', 'constructor', 'toString', '<b>'])(
  'the code %j is told as an error of ours, which another try may mend',
  (code) => {
    expect(faultTextOf(code)).toMatchObject({ title: 'Щось зламалося в нас', isRetryable: true })
  },
)

test.each(['400', '403', '404', '410', 'browser'])('nobody is asked to try again after %s', (code) => {
  expect(faultTextOf(code).isRetryable).toBe(false)
})

test('a wait of up to a minute is told as a minute, a longer one in whole minutes that suffice', () => {
  expect(['0', '60', '61', '3600'].map(waitText)).toEqual([
    'Спробуй за хвилину.',
    'Спробуй за хвилину.',
    'Спробуй через 2 хв.',
    'Спробуй через 60 хв.',
  ])
})

test.each([null, '', '-5', '1.5', '9999999', 'Wed, 21 Oct 2026 07:28:00 GMT'])('a wait of %j is not told', (seconds) => {
  expect(waitText(seconds)).toBeNull()
})
