import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { group, groupReport, groupTask, membership, offer, work } from '#samples/groups'
import { answer, openGroups } from '../../../../tests/fixtures/open-group'
import './owner/results-view'
import './worksheet/copy-page'

/** Letters that run from the right: outside an element of their own they would carry the numbers beside them along. */
const arabic = 'محمد عبد الله'
const at = `groups/${group.id}`
const [paper] = group.assignments
const [olia, ...others] = group.members
const shown = {
  ...group,
  members: [{ ...olia!, name: arabic }, ...others.map((each) => ({ ...each, name: `${arabic} · 2`, sharesResults: true }))],
  invitations: group.invitations.map((each) => ({ ...each, label: each.label && arabic })),
  works: [work],
}
const answers = {
  tasks: [],
  rows: [{ memberId: olia!.id, name: arabic, points: [], seconds: 60 }],
  hidden: 0,
}
const report = { ...groupReport, rows: groupReport.rows.map((row) => ({ ...row, name: arabic })) }
const desk = (query: string) =>
  openGroups(`/group-premium?group=${group.id}${query}`, {
    'GET groups': () => answer({ owned: [shown], joined: [] }),
    [`GET ${at}`]: () => answer({ group: shown }),
    [`GET ${at}/report?subject=math`]: () => answer({ report }),
    [`GET ${at}/assignments/${paper?.id}/answers`]: () => answer({ answers }),
    'GET subjects': () => answer({ subjects: [{ id: 'math', title: 'Математика', kind: 'required', order: 1, papers: 1 }] }),
  })

/** Waits until the name stands on the page. @returns the parts of it that stand there without isolation. */
async function bareNames(): Promise<string[]> {
  await expect.poll(() => document.body.textContent, { timeout: 5000 }).toContain(arabic)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const bare: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    const isIsolated = text.parentElement?.closest('bdi, option, textarea, title') !== null
    if (text.textContent?.includes(arabic) && !isIsolated) bare.push(text.textContent)
  }
  return bare
}

test.each([
  ['invitations', '&view=invite'],
  ['results', '&view=results'],
  ['answers to a paper', `&view=results&task=${paper?.id}`],
  ['settings', '&view=settings'],
])('names of pupils stand apart from the words around them in the %s of a class', async (_name, query) => {
  desk(query)
  expect(await bareNames()).toEqual([])
})

test('names of pupils stand apart where it is told who has done a work and who has not', async () => {
  const { user } = desk('&view=works')
  for (const more of await screen.findAllByLabelText(/^Ще: /)) await user.click(more)
  expect(screen.getByRole('table', { name: /хто зробив$/ })).toHaveTextContent(arabic)
  expect(await bareNames()).toEqual([])
})

const joined = { ...membership, ownerName: arabic, sharesResults: true }
test.each([
  ['the list of classes', '', joined],
  ['the page of a class', `?group=${group.id}`, joined],
  ['a paper that was given', `?group=${group.id}&task=${groupTask.id}`, joined],
  ['a lost seat', `?group=${group.id}`, { ...joined, state: 'revoked' }],
])('the name of the teacher stands apart on %s of a pupil', async (_name, query, seat) => {
  openGroups(`/group-premium${query}`, {
    'GET groups': () => answer({ owned: [], joined: [seat] }),
    'GET products': () => answer({ products: [], variant: 'paywall', isTest: true, canPay: false }),
  })
  expect(await bareNames()).toEqual([])
})

test('the name of the teacher stands apart in an invitation', async () => {
  openGroups(`/group-premium?join=${offer.code}`, {
    'POST group-invitations': () => answer({ offer: { ...offer, ownerName: arabic } }),
  })
  expect(await bareNames()).toEqual([])
})

test('the name of a colleague stands apart where a work is offered', async () => {
  openGroups('/group-premium?copy=abcdefghijklmnopqrstuv', {
    'POST worksheet-offers': () =>
      answer({ offer: { title: 'Контрольна', subjectTitle: 'Математика', tasks: 3, ownerName: arabic, isOwn: false } }),
  })
  expect(await bareNames()).toEqual([])
})
