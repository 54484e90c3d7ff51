import { expect, test } from 'vitest'
import { group } from '#samples/groups'
import { sharingMembers } from './sharing-members'

test('those who share results stand by name, and nobody else', () => {
  const [olia, yan, vira] = group.members
  const members = [
    { ...yan!, sharesResults: true },
    { ...olia!, name: 'Ґудзь' },
    { ...olia!, name: 'Іваненко', sharesResults: false },
    { ...vira!, sharesResults: true },
    { ...olia!, name: 'Гай' },
  ]
  expect(sharingMembers({ members }).map(({ name }) => name)).toEqual(['Гай', 'Ґудзь', 'Ян Лис'])
})
