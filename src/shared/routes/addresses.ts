/** Every address of the site: the pattern it is recognised by and, where pages link to it, its builder, side by side. */
const fixed = <Path extends string>(path: Path) => ({ pattern: new RegExp(`^${path === '/' ? '' : path}/?$`), to: (): Path => path })

const subject = '(?<subject>[^/]+)'
const tail = '(?<slug>.+?)'

export const addresses = {
  landing: fixed('/'),
  auth: fixed('/auth'),
  authCallback: fixed('/auth/callback'),
  socialAuth: fixed('/social-auth'),
  admission: fixed('/admission'),
  start: fixed('/start'),
  courses: {
    pattern: fixed('/courses').pattern,
    to: (of: { course?: string; lesson?: number; step?: string } = {}) => {
      const query = new URLSearchParams(Object.entries(of).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
      return query.size === 0 ? '/courses' : `/courses?${query}`
    },
  },
  dashboard: fixed('/dashboard'),
  error: fixed('/error'),
  flashcard: fixed('/flashcard'),
  /** The page where another device becomes the same guest. */
  goOn: fixed('/continue'),
  groupPremium: fixed('/group-premium'),
  me: fixed('/me'),
  operations: fixed('/__operations'),
  partnership: fixed('/partnership'),
  paywall: fixed('/paywall'),
  paywallV2: fixed('/paywall/paywallv2'),
  privacy: fixed('/privacy'),
  profile: fixed('/profile'),
  reminders: fixed('/reminders'),
  publicOferta: fixed('/public-oferta'),
  statecharts: fixed('/__statecharts'),
  team: fixed('/team'),
  terms: fixed('/terms'),
  result: {
    pattern: new RegExp(`^/result/${subject}/(?<surveyId>[^/]+)(?<rest>/.+?)?/?$`),
    to: (of: { subject: string; surveyId: string }) => `/result/${of.subject}/${of.surveyId}`,
  },
  survey: {
    pattern: new RegExp(`^/subjects/${subject}/survey/(?<type>[^/-]+)-(?<uid>[^/]+)/?$`),
    to: (of: { subject: string; surveyId: string }) => `/subjects/${of.subject}/survey/${of.surveyId}`,
  },
  tests: {
    pattern: new RegExp(`^/subjects/${subject}/tests/(?<mode>[^/]+)/?$`),
    to: (of: { subject: string; mode: string }) => `/subjects/${of.subject}/tests/${of.mode}`,
  },
  theoryTest: {
    pattern: new RegExp(`^/subjects/${subject}/theory/(?<type>[^/]+)/test-(?<testId>[^/]+)/?$`),
    to: (of: { subject: string; type: string; testId: string }) => `/subjects/${of.subject}/theory/${of.type}/test-${of.testId}`,
  },
  theoryArticle: {
    pattern: new RegExp(`^/subjects/${subject}/theory/(?<type>[^/]+)/(?<seoCode>(?!test-)[^/]+)/?$`),
    to: (of: { subject: string; type: string; seoCode: string }) => `/subjects/${of.subject}/theory/${of.type}/${of.seoCode}`,
  },
  theory: {
    pattern: new RegExp(`^/subjects/${subject}/theory/(?<type>[^/]+)/?$`),
    to: (of: { subject: string; type: string }) => `/subjects/${of.subject}/theory/${of.type}`,
  },
  subject: {
    pattern: new RegExp(`^/subjects/${subject}/?$`),
    to: (of: { subject: string }) => `/subjects/${of.subject}`,
  },
  topic: {
    pattern: new RegExp(`^/subjects/${subject}/(?<topic>[^/]+)/?$`),
    to: (of: { subject: string; topic: string }) => `/subjects/${of.subject}/${of.topic}`,
  },
  subjects: fixed('/subjects'),
  search: fixed('/search'),
  /** Of one subject, or of one still to be chosen. */
  diagnostic: {
    pattern: /^\/diagnostic(?:\/(?<subject>[^/]+))?\/?$/,
    to: (of: { subject?: string } = {}) => (of.subject === undefined ? '/diagnostic' : `/diagnostic/${of.subject}`),
  },
  content: { pattern: new RegExp(`^/${tail}/?$`), to: (of: { slug: string }) => `/${of.slug}` },
}
export type AddressName = keyof typeof addresses
