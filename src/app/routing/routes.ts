import * as v from 'valibot'
import { subjectId } from '#contract/text'
import { defineRoute, type Route } from './route'

const none = v.object({})
const word = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}.-]{0,99}$/u))
const words = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}.-]*(\/[\p{L}\p{N}][\p{L}\p{N}.-]*)*$/u))
const surveyType = v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/))
const surveyUid = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/))

/** Every address of the site, in the order it is tried. */
export const routes: readonly Route[] = [
  defineRoute({
    address: 'landing',
    params: none,
    access: 'public',
    title: 'Складу — підготовка до НМТ',
    isIndexed: true,
    load: async () => (await import('@/pages/landing')).LandingPage,
  }),
  defineRoute({
    address: 'dashboard',
    params: none,
    access: 'visitor',
    title: 'Навчання',
    isIndexed: false,
    load: async () => (await import('@/pages/dashboard')).DashboardPage,
  }),
  defineRoute({
    address: 'tests',
    params: v.object({ subject: subjectId, mode: word }),
    access: 'visitor',
    title: 'Тест',
    isIndexed: true,
    load: async () => (await import('@/pages/tests')).TestsPage,
  }),
  defineRoute({
    address: 'survey',
    params: v.object({ subject: subjectId, type: surveyType, uid: surveyUid }),
    access: 'visitor',
    title: 'Тест триває',
    isIndexed: false,
    layout: 'focused',
    load: async () => (await import('@/pages/survey')).SurveyPage,
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
    load: null,
  }),
  defineRoute({
    address: 'theoryArticle',
    params: v.object({ subject: subjectId, type: word, seoCode: word }),
    access: 'visitor',
    title: 'Теорія',
    isIndexed: true,
    load: null,
  }),
  defineRoute({
    address: 'theory',
    params: v.object({ subject: subjectId, type: word }),
    access: 'visitor',
    title: 'Теорія',
    isIndexed: true,
    load: null,
  }),
  defineRoute({
    address: 'subject',
    params: v.object({ subject: subjectId }),
    access: 'visitor',
    title: 'Предмет',
    isIndexed: true,
    load: async () => (await import('@/pages/subject')).SubjectPage,
  }),
  defineRoute({
    address: 'subjects',
    params: v.object({ slug: v.optional(words) }),
    access: 'visitor',
    title: 'Предмети',
    isIndexed: true,
    load: null,
  }),
  defineRoute({ address: 'flashcard', params: none, access: 'public', title: 'Флешкартки', isIndexed: false, load: null }),
  defineRoute({ address: 'courses', params: none, access: 'visitor', title: 'Курси', isIndexed: true, load: null }),
  defineRoute({ address: 'team', params: none, access: 'public', title: 'Команда', isIndexed: true, load: null }),
  defineRoute({ address: 'partnership', params: none, access: 'public', title: 'Партнерство', isIndexed: true, load: null }),
  defineRoute({ address: 'groupPremium', params: none, access: 'visitor', title: 'Преміум для групи', isIndexed: true, load: null }),
  defineRoute({ address: 'paywall', params: none, access: 'visitor', title: 'Преміум', isIndexed: false, load: null }),
  defineRoute({ address: 'paywallV2', params: none, access: 'visitor', title: 'Преміум', isIndexed: false, load: null }),
  defineRoute({
    address: 'profile',
    params: none,
    access: 'authorized',
    title: 'Персональні дані',
    isIndexed: false,
    load: async () => (await import('@/pages/profile')).ProfilePage,
  }),
  defineRoute({
    address: 'authCallback',
    params: none,
    access: 'open',
    title: 'Завершуємо вхід',
    isIndexed: false,
    load: async () => (await import('@/pages/auth-callback')).AuthCallbackPage,
  }),
  defineRoute({
    address: 'auth',
    params: none,
    access: 'open',
    title: 'Вхід',
    isIndexed: false,
    load: async () => (await import('@/pages/auth')).AuthPage,
  }),
  defineRoute({
    address: 'socialAuth',
    params: none,
    access: 'open',
    title: 'Вхід',
    isIndexed: false,
    load: async () => (await import('@/pages/social-auth')).SocialAuthPage,
  }),
  defineRoute({ address: 'privacy', params: none, access: 'open', title: 'Політика конфіденційності', isIndexed: true, load: null }),
  defineRoute({ address: 'terms', params: none, access: 'open', title: 'Умови користування', isIndexed: true, load: null }),
  defineRoute({ address: 'publicOferta', params: none, access: 'open', title: 'Публічна оферта', isIndexed: true, load: null }),
  defineRoute({
    address: 'error',
    params: none,
    access: 'open',
    title: 'Помилка',
    isIndexed: false,
    load: async () => (await import('@/pages/error')).ErrorPage,
  }),
  defineRoute({ address: 'content', params: v.object({ slug: words }), access: 'visitor', title: 'Сторінка', isIndexed: true, load: null }),
]
