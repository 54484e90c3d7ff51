import { describe, expect, it } from 'vitest'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const owner = { name: 'Олена Коваль', email: 'olena.koval@example.com' }
const verdict = (password: string): string => {
  try {
    refuseWeakPassword(password, owner)
    return 'прийнято'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('a password', () => {
  it.each(['password', '12345678', 'Qwertyuiop', 'йцукенгш', 'Skladu2027', 'нмт-2027-НМТ', 'skladu nmt'])(
    '«%s», which many use, is refused',
    (password) => {
      expect(verdict(password)).toBe('Цей пароль надто поширений. Придумай інший')
    },
  )
  it.each(['олена коваль', 'ОленаКоваль', 'olena.koval', 'Olena.Koval@example.com'])(
    '«%s», which the account tells, is refused',
    (password) => {
      expect(verdict(password)).toBe('Пароль не може бути твоїм ім’ям чи поштою. Придумай інший')
    },
  )
  it.each(['довгий пароль', 'коваль-олена-7', 'tram 14 rain', 'складу іспит 2027'])('«%s» is taken', (password) => {
    expect(verdict(password)).toBe('прийнято')
  })
})

it('a password of signs is not taken for a name of signs, or of none', () => {
  for (const name of [null, '', '!!!', '🙂🙂🙂'])
    expect(() => refuseWeakPassword('%$#@!&*()', { name, email: '_@example.com' })).not.toThrow()
})

it.each(['aaaaaaaaaaaa', '🙂🙂🙂🙂🙂🙂🙂🙂', '        я        '])('«%s» is told to be one sign over and over', (password) => {
  expect(() => refuseWeakPassword(password, {})).toThrow(/один знак|надто поширений/)
})
