/** All tables, by what they are about: drizzle-kit writes the migrations from here. */
export { attempts, avatarUploads, identities, sessions, subscriptions, users } from './tables/accounts.ts'
export { admissions } from './tables/admission.ts'
export { contentState, papers, pictures, questions, subjects, type TaskReference } from './tables/content.ts'
export { taskAnswers, userFacts } from './tables/practice.ts'
export { onceAnswers, results, surveyEvents, surveys, type StoredResult, type WholePaper } from './tables/surveys.ts'
export { articles, factTables, type StoredArticle, type StoredBlock, type StoredTable } from './tables/theory.ts'
