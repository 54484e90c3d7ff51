// @vitest-environment node
import { expect, test } from 'vitest'
import { hasPublicMenu, layoutOf, matchRoute, needsAccount } from '@/app/routing/route'
import { routes } from '@/app/routing/routes'
import { staysAfterSignIn } from '@/app/routing/stays-after-sign-in'
import { addresses, type AddressName } from '@/shared/routes'
import { specified, type ConstantName } from './constants'
import { fillPath } from './fill-path'

const words = {
  subject: 'math',
  surveyId: 'nmt-00000000-0000-4000-8000-000000000000',
  slug: 'math',
  type: 'nmt',
  uid: '00000000-0000-4000-8000-000000000000',
  mode: 'nmt',
  seo_code: 'first',
  testId: 'first',
}
const theory = { ...words, type: 'notes' }

test.each<[Extract<ConstantName, `pathOf${string}`>, AddressName, object?]>([
  ['pathOfLanding', 'landing'],
  ['pathOfAuth', 'auth'],
  ['pathOfAuthCallback', 'authCallback'],
  ['pathOfSocialAuth', 'socialAuth'],
  ['pathOfCourses', 'courses'],
  ['pathOfDashboard', 'dashboard'],
  ['pathOfError', 'error'],
  ['pathOfFlashcard', 'flashcard'],
  ['pathOfGroupPremium', 'groupPremium'],
  ['pathOfPartnership', 'partnership'],
  ['pathOfPaywall', 'paywall'],
  ['pathOfPaywallV2', 'paywallV2'],
  ['pathOfPrivacy', 'privacy'],
  ['pathOfProfile', 'profile'],
  ['pathOfPublicOferta', 'publicOferta'],
  ['pathOfTeam', 'team'],
  ['pathOfTerms', 'terms'],
  ['pathOfResult', 'result', { subject: 'math', surveyId: words.surveyId }],
  ['pathOfSubjects', 'subject', { subject: 'math' }],
  ['pathOfSurvey', 'survey', { subject: 'math', type: 'nmt', uid: words.uid }],
  ['pathOfTests', 'tests', { subject: 'math', mode: 'nmt' }],
  ['pathOfTheory', 'theory', { subject: 'math', type: 'notes' }],
  ['pathOfArticle', 'theoryArticle', { subject: 'math', type: 'notes', seoCode: 'first' }],
  ['pathOfTheoryTest', 'theoryTest', { subject: 'math', type: 'notes', testId: 'first' }],
  ['pathOfContent', 'content', { slug: 'math' }],
])('%s opens the page %s', (name, address, params = {}) => {
  const match = matchRoute(routes, fillPath(specified[name], address.startsWith('theory') ? theory : words))
  expect([match?.route.address, match?.isValid, match?.route.page !== null, match?.params]).toEqual([
    address,
    true,
    true,
    expect.objectContaining(params),
  ])
})

test('pages link to the addresses of the specification', () => {
  const surveyId = words.surveyId
  expect([
    addresses.result.to({ subject: 'math', surveyId }),
    addresses.survey.to({ subject: 'math', surveyId }),
    addresses.tests.to({ subject: 'math', mode: 'nmt' }),
    addresses.theory.to({ subject: 'math', type: 'notes' }),
    addresses.theoryArticle.to({ subject: 'math', type: 'notes', seoCode: 'first' }),
    addresses.theoryTest.to({ subject: 'math', type: 'notes', testId: 'first' }),
    addresses.subjects.to(),
    addresses.subject.to({ subject: 'math' }),
    addresses.courses.to(),
  ]).toEqual([
    fillPath(specified.pathOfResult, words),
    fillPath(specified.pathOfSurvey, words),
    fillPath(specified.pathOfTests, words),
    fillPath(specified.pathOfTheory, theory),
    fillPath(specified.pathOfArticle, theory),
    fillPath(specified.pathOfTheoryTest, theory),
    '/subjects',
    fillPath(specified.pathOfSubjects, words),
    specified.pathOfCourses,
  ])
})

test('the menu of public pages stands on them alone', () => {
  const own = routes.filter((route) => hasPublicMenu(route)).map(({ address }) => addresses[address].pattern)
  const all = Object.values(addresses).flatMap(({ to }) => (to.length === 0 ? [(to as () => string)()] : []))
  expect(all.filter((path) => own.some((pattern) => pattern.test(path))).toSorted()).toEqual(specified.publicPages)
})

test('the profile alone needs an account where the site is not guarded as a whole', () => {
  const guarded = routes.filter((route) => needsAccount(route, false) && !route.isSecret)
  expect(guarded.map(({ address }) => addresses[address].pattern.test(specified.guardedPath))).toEqual([true])
  expect(guarded.map((route) => layoutOf(route, ''))).toEqual(['learning'])
})

test('whoever signs in stays on the paywalls, and on the pages that the map of the specification lists', () => {
  const plain = [
    specified.pathOfDashboard,
    specified.pathOfFlashcard,
    specified.pathOfCourses,
    '/subjects/math',
    '/subjects',
    '/me',
    '/team',
  ]
  expect([...specified.staysAfterSignIn, ...plain].filter((path) => staysAfterSignIn(path, false, ''))).toEqual(specified.staysAfterSignIn)
})
