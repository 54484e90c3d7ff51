import * as v from 'valibot'
import { pageTitles } from '#contract/page-titles'
import { contentId, subjectId } from '#domain/text'
import { accountRoutes } from './account-routes'
import { offerRoutes } from './offer-routes'
import { defineRoute, type Route } from './route'
import { contentPageRoutes } from './content-page-routes'
import { studyRoutes } from './study-routes'

const word = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}.-]{0,99}$/u))
const surveyType = v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/))
const surveyUid = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/))

const sameView = () => ''

/** Every address of the site, in the order it is tried. */
export const routes: readonly Route[] = [
  defineRoute({
    address: 'landing',
    access: 'public',
    title: pageTitles.landing,
    isIndexed: true,
    load: async () => (await import('@/pages/landing')).LandingPage,
  }),
  defineRoute({
    address: 'dashboard',
    access: 'visitor',
    title: 'Навчання',
    isIndexed: false,
    load: async () => (await import('@/pages/dashboard')).DashboardPage,
    hasFrame: true,
  }),
  ...studyRoutes,
  defineRoute({
    address: 'tests',
    params: v.object({ subject: subjectId, mode: word }),
    access: 'visitor',
    title: 'Тест',
    isIndexed: true,
    view: sameView,
    load: async () => (await import('@/pages/practice-setup')).PracticeSetupPage,
    hasFrame: true,
  }),
  defineRoute({
    address: 'survey',
    params: v.object({ subject: subjectId, type: surveyType, uid: surveyUid }),
    access: 'visitor',
    title: 'Тест триває',
    isIndexed: false,
    layout: 'focused',
    load: async () => (await import('@/pages/survey')).SurveyPage,
    hasFrame: true,
  }),
  defineRoute({
    address: 'result',
    params: v.object({
      subject: subjectId,
      surveyId: v.pipe(v.string(), v.regex(/^[a-z]{1,16}-[A-Za-z0-9-]{8,64}$/)),
      rest: v.optional(v.pipe(v.string(), v.regex(/^\/(review|q-[1-9]\d{0,2}|compare-[a-z]{1,16}-[A-Za-z0-9-]{8,64})$/))),
    }),
    access: 'visitor',
    title: 'Результат',
    isIndexed: false,
    load: async () => (await import('@/pages/result')).ResultPage,
  }),
  defineRoute({
    address: 'theoryTest',
    params: v.object({ subject: subjectId, type: word, testId: word }),
    access: 'visitor',
    title: 'Перевір себе',
    isIndexed: false,
    load: async () => (await import('@/pages/theory-test')).TheoryTestPage,
  }),
  defineRoute({
    address: 'theoryArticle',
    params: v.object({ subject: subjectId, type: word, seoCode: word }),
    access: 'readable',
    title: 'Теорія',
    isIndexed: true,
    load: async () => (await import('@/pages/theory-article')).TheoryArticlePage,
  }),
  defineRoute({
    address: 'theory',
    params: v.object({ subject: subjectId, type: word }),
    access: 'readable',
    title: 'Теорія',
    isIndexed: true,
    load: async () => (await import('@/pages/theory')).TheoryPage,
  }),
  defineRoute({
    address: 'subject',
    params: v.object({ subject: subjectId }),
    access: 'readable',
    title: 'Предмет',
    isIndexed: true,
    load: async () => (await import('@/pages/subject')).SubjectPage,
  }),
  defineRoute({
    address: 'topic',
    params: v.object({ subject: subjectId, topic: contentId }),
    access: 'readable',
    title: 'Тема',
    isIndexed: true,
    load: async () => (await import('@/pages/topic')).TopicPage,
  }),
  defineRoute({
    address: 'subjects',
    access: 'readable',
    title: 'Предмети НМТ',
    isIndexed: true,
    load: async () => (await import('@/pages/subjects')).SubjectsPage,
  }),
  defineRoute({
    address: 'search',
    access: 'visitor',
    title: 'Пошук',
    isIndexed: false,
    view: sameView,
    load: async () => (await import('@/pages/search')).SearchPage,
  }),
  defineRoute({
    address: 'flashcard',
    access: 'public',
    title: 'Флешкартки',
    isIndexed: false,
    layout: (search) => (new URLSearchParams(search).has('review') ? 'focused' : 'learning'),
    load: async () => (await import('@/pages/flashcards')).FlashcardsPage,
    hasFrame: true,
  }),
  defineRoute({
    address: 'courses',
    access: 'readable',
    title: 'Курси',
    isIndexed: true,
    layout: (search) => (new URLSearchParams(search).has('lesson') ? 'focused' : 'learning'),
    // A step of a lesson takes the focus to its own heading.
    view: (search) => ['course', 'lesson'].map((name) => new URLSearchParams(search).get(name)).join(' '),
    load: async () => (await import('@/pages/courses')).CoursesPage,
  }),
  defineRoute({
    address: 'authCallback',
    access: 'open',
    title: 'Завершуємо вхід',
    isIndexed: false,
    view: sameView,
    load: async () => (await import('@/pages/auth-callback')).AuthCallbackPage,
  }),
  defineRoute({
    address: 'auth',
    access: 'open',
    title: 'Вхід',
    isIndexed: false,
    load: async () => (await import('@/pages/auth')).AuthPage,
  }),
  defineRoute({
    address: 'socialAuth',
    access: 'open',
    title: 'Вхід',
    isIndexed: false,
    load: async () => (await import('@/pages/social-auth')).SocialAuthPage,
  }),
  defineRoute({
    address: 'error',
    access: 'open',
    title: 'Помилка',
    isIndexed: false,
    load: async () => (await import('@/pages/error')).ErrorPage,
  }),
  defineRoute({
    address: 'statecharts',
    access: 'apart',
    title: 'Діаграми станів',
    isIndexed: false,
    layout: 'focused',
    load: import.meta.env.VITE_STATECHARTS === 'on' ? async () => (await import('../statecharts/statecharts-page')).StatechartsPage : null,
  }),
  ...accountRoutes,
  ...offerRoutes,
  ...contentPageRoutes,
]
