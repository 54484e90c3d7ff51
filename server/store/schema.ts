/** All tables, by what they are about: drizzle-kit writes the migrations from here. */
export {
  attempts,
  avatarUploads,
  identities,
  sessions,
  signInNonces,
  spentRefreshes,
  subscriptions,
  usage,
  users,
} from './tables/accounts.ts'
export { admissions } from './tables/admission.ts'
export { contentState, papers, pictures, questions, subjects, templates, type TaskReference } from './tables/content.ts'
export { contentPages, type StoredPage } from './tables/pages.ts'
export { partnershipLetters } from './tables/letters.ts'
export { groupAssignments, groupInvitations, groupMembers, groupPayments, groups, groupSittings } from './tables/groups.ts'
export { courses, type LessonPlaces, type StoredCourse } from './tables/courses.ts'
export { taskAnswers, taskMeasures, userFacts } from './tables/practice.ts'
export { ownFlashcards, reviewFacts } from './tables/flashcards.ts'
export { handovers, packs } from './tables/packs.ts'
export { onceAnswers, results, surveyEvents, surveys, type Plan, type StoredResult, type WholePaper } from './tables/surveys.ts'
export { articles, factTables, type StoredArticle, type StoredBlock, type StoredTable } from './tables/theory.ts'
export { gifts, payments, paywallVariants, sandboxOrders } from './tables/payments.ts'
