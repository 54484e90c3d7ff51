import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Deps } from '../deps.ts'
import { apiDocument } from '../http/api-document.ts'
import { apiPage, apiPagePolicy } from '../http/api-page.ts'
import { callerAddress } from '../http/caller.ts'
import { cacheAnswers } from '../http/cache-answers.ts'
import { compressed } from '../http/compressed.ts'
import { inLanes, Lanes } from '../lanes.ts'
import { readyAnswer, sendReady } from '../http/ready-answer.ts'
import { headersOf } from '../../base/request-headers.ts'
import { refreshSummaries } from '../http/refresh-summaries.ts'
import { admissionRoutes } from './admission.ts'
import { authRoutes } from './auth.ts'
import { clientErrorRoutes } from './client-errors.ts'
import { contactRoutes } from './contact.ts'
import { faultReportRoutes } from './fault-reports.ts'
import { webVitalsRoutes } from './web-vitals.ts'
import { handoverRoutes } from './handover.ts'
import { packRoutes } from './packs.ts'
import { pageRoutes } from './pages.ts'
import { groupMemberRoutes } from './group-members.ts'
import { groupWorkRoutes } from './group-works.ts'
import { groupRoutes } from './groups.ts'
import { courseRoutes } from './courses.ts'
import { giftRoutes } from './gifts.ts'
import { paymentRoutes } from './payments.ts'
import { profileRoutes } from './profile.ts'
import { flashcardRoutes } from './flashcards.ts'
import { reminderRoutes } from './reminders.ts'
import { reviewRoutes } from './reviews.ts'
import { resultRoutes } from './results.ts'
import { sharedDeckRoutes } from './shared-decks.ts'
import { showcaseRoutes } from './showcase.ts'
import { socialRoutes } from './social.ts'
import { subjectRoutes } from './subjects.ts'
import { surveyRoutes } from './surveys.ts'
import { theoryRoutes } from './theory.ts'
import { userRoutes } from './user.ts'
import { userFactRoutes } from './user-facts.ts'
import { worksheetRoutes } from './worksheets.ts'

/** The calls of the contract, without the base path. */
export const contractRoutes = (deps: Deps) =>
  new Hono()
    .route('/', authRoutes(deps))
    .route('/', socialRoutes(deps))
    .route('/', userRoutes(deps))
    .route('/', userFactRoutes(deps))
    .route('/', profileRoutes(deps))
    .route('/', reminderRoutes(deps))
    .route('/', subjectRoutes(deps))
    .route('/', admissionRoutes(deps))
    .route('/', theoryRoutes(deps))
    .route('/', pageRoutes(deps))
    .route('/', contactRoutes(deps))
    .route('/', clientErrorRoutes(deps))
    .route('/', webVitalsRoutes(deps))
    .route('/', faultReportRoutes(deps))
    .route('/', showcaseRoutes(deps))
    .route('/', courseRoutes(deps))
    .route('/', packRoutes(deps))
    .route('/', handoverRoutes(deps))
    .route('/', surveyRoutes(deps))
    .route('/', resultRoutes(deps))
    .route('/', paymentRoutes(deps))
    .route('/', giftRoutes(deps))
    .route('/', flashcardRoutes(deps))
    .route('/', sharedDeckRoutes(deps))
    .route('/', reviewRoutes(deps))
    .route('/', groupRoutes(deps))
    .route('/', groupMemberRoutes(deps))
    .route('/', groupWorkRoutes(deps))
    .route('/', worksheetRoutes(deps))

/** The API: the calls, their description at `/openapi.json` and, to be read, at `/docs`; 404 and 405 as JSON. */
export function apiRoutes(deps: Deps) {
  const calls = contractRoutes(deps)
  const api = new Hono()
  api.use(compressed)
  api.use(cacheAnswers(deps))
  api.use(inLanes(deps.lanes ?? new Lanes(), (c) => callerAddress(c, deps)))
  api.use(refreshSummaries(deps.summaries))
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) =>
        c.json({ errorMessage: 'Так до цієї адреси звертатися не можна' }, 405, { Allow: methods.join(', ') }),
    }),
  )
  const described = once(() => apiDocument(calls))
  const text = once(async () => readyAnswer(JSON.stringify(await described()), { 'Content-Type': 'application/json', ...asked }))
  const docs = { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Security-Policy': apiPagePolicy, ...asked }
  const page = once(async () => readyAnswer(String(await apiPage(await described())), docs))
  api.get('/openapi.json', async (c) => sendReady(headersOf(c), await text()))
  api.get('/docs', async (c) => sendReady(headersOf(c), await page()))
  api.route('/', calls)
  api.all('*', (c) => c.json({ errorMessage: 'Такої адреси в API немає' }, 404))
  return api
}

const asked = { 'Cache-Control': 'no-cache' }

/** The same for as long as the process lives. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
