/** All tables, by what they are about: drizzle-kit writes the migrations from here. */
export { attempts, avatarUploads, identities, sessions, spentRefreshes, subscriptions, usage, users } from './tables/accounts.ts'
export {
  admissions,
  contentPages,
  contentState,
  papers,
  pictures,
  questions,
  subjects,
  templates,
  type StoredPage,
  type TaskReference,
} from './tables/content.ts'
export { partnershipLetters } from './tables/letters.ts'
export { groupAssignments, groupInvitations, groupMembers, groupPayments, groups, groupSittings, groupWorks } from './tables/groups.ts'
export { vitalsFaults, vitalsMeasures } from './tables/web-vitals.ts'
export { faultReports } from './tables/reports.ts'
export { pushDevices, reminders } from './tables/reminders.ts'
export { courses, type StoredLesson, type StoredCourse } from './tables/courses.ts'
export { taskAnswers, taskMeasures, userFacts } from './tables/practice.ts'
export { cardMedia, ownFlashcards, reviewFacts, sharedDecks } from './tables/flashcards.ts'
export { handovers, joinedGuests, packs } from './tables/packs.ts'
export { onceAnswers, results, surveyEvents, surveys, type Plan, type StoredResult, type WholePaper } from './tables/surveys.ts'
export { summaries } from './tables/summaries.ts'
export { articles, factTables, type StoredArticle, type StoredBlock, type StoredTable } from './tables/theory.ts'
export { gifts, payments, paywallVariants, sandboxOrders } from './tables/payments.ts'
export { worksheets } from './tables/worksheets.ts'
