import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { admissionAnswerSchema } from '#contract/admission'
import { answerSchema } from '#domain/answer'
import { cardMediaAnswerSchema, mediaReceiptAnswerSchema } from '#contract/card-media'
import { nonceAnswerSchema, sessionAnswerSchema, successAnswerSchema } from '#contract/auth'
import { deckAnswerSchema, decksAnswerSchema } from '#contract/flashcard'
import { courseAnswerSchema, lessonAnswerSchema } from '#contract/course'
import { coursesAnswerSchema } from '#contract/course-summary'
import { contentPageAnswerSchema } from '#contract/content-page'
import { faultReportAnswerSchema, faultReportsAnswerSchema } from '#contract/fault-report'
import { operationsAnswerSchema } from '#contract/web-vitals'
import {
  groupAnswerSchema,
  groupReportAnswerSchema,
  groupsAnswerSchema,
  joinAnswerSchema,
  offerAnswerSchema,
  paperAnswersAnswerSchema,
  pupilTasksAnswerSchema,
} from '#contract/group'
import { handoverAnswerSchema, handoverPreviewAnswerSchema, handoverStateAnswerSchema } from '#contract/handover'
import { keySchema } from '#domain/key'
import { exportedFileAnswerSchema, importAnswerSchema } from '#contract/deck-file'
import { ownCardsAnswerSchema, ownChangesAnswerSchema } from '#contract/own-card'
import { giftAnswerSchema, paymentAnswerSchema, paymentsAnswerSchema } from '#contract/payment'
import { packAnswerSchema } from '#contract/pack'
import { paperResultsAnswerSchema, paperVariantsAnswerSchema } from '#contract/paper-result'
import { practiceAnswerSchema } from '#contract/practice'
import { readinessAnswerSchema } from '#contract/prediction'
import { problemSchema } from '#contract/problem'
import { productsAnswerSchema } from '#contract/product'
import { questionSchema } from '#domain/question'
import { begunAnswerSchema, resultAnswerSchema } from '#contract/result'
import { memoriesAnswerSchema, reviewsAnswerSchema, reviewsReceiptAnswerSchema } from '#contract/review'
import { inlineTextSchema, richTextSchema } from '#domain/rich-text'
import { searchIndexAnswerSchema } from '#domain/search'
import { contentCountsAnswerSchema, taskOfTheDayAnswerSchema } from '#contract/showcase'
import { shareAnswerSchema, sharedDeckAnswerSchema, shareReportAnswerSchema, shareStopAnswerSchema } from '#contract/shared-deck'
import { referenceAnswerSchema, subjectAnswerSchema, subjectsAnswerSchema } from '#contract/subject'
import { articleAnswerSchema, libraryAnswerSchema, theoryContentsAnswerSchema } from '#contract/theory'
import { eventsAnswerSchema, moreAnswerSchema, nextAnswerSchema, surveyAnswerSchema, surveysAnswerSchema } from '#contract/survey'
import * as reminder from '#contract/reminder'
import { ownFactsAnswerSchema, userFactsAnswerSchema } from '#contract/user-fact'
import { avatarAnswerSchema, deviceSessionsAnswerSchema, exportAnswerSchema, statisticAnswerSchema, userAnswerSchema } from '#contract/user'
import {
  tasksAnswerSchema,
  variantsAnswerSchema,
  worksheetAnswerSchema,
  worksheetOfferAnswerSchema,
  worksheetsAnswerSchema,
} from '#contract/worksheet'
import { received } from './received-schemas.ts'

/** The schemas of all answers, by name. */
export const answerSchemas = {
  Problem: problemSchema,
  SessionAnswer: sessionAnswerSchema,
  NonceAnswer: nonceAnswerSchema,
  UserAnswer: userAnswerSchema,
  StatisticAnswer: statisticAnswerSchema,
  SubjectsAnswer: subjectsAnswerSchema,
  SubjectAnswer: subjectAnswerSchema,
  ReferenceAnswer: referenceAnswerSchema,
  TheoryContentsAnswer: theoryContentsAnswerSchema,
  LibraryAnswer: libraryAnswerSchema,
  ArticleAnswer: articleAnswerSchema,
  ContentPageAnswer: contentPageAnswerSchema,
  CoursesAnswer: coursesAnswerSchema,
  CourseAnswer: courseAnswerSchema,
  LessonAnswer: lessonAnswerSchema,
  SearchIndexAnswer: searchIndexAnswerSchema,
  TaskOfTheDayAnswer: taskOfTheDayAnswerSchema,
  ContentCountsAnswer: contentCountsAnswerSchema,
  SurveyAnswer: surveyAnswerSchema,
  SurveysAnswer: surveysAnswerSchema,
  EventsAnswer: eventsAnswerSchema,
  MoreAnswer: moreAnswerSchema,
  NextAnswer: nextAnswerSchema,
  UserFactsAnswer: userFactsAnswerSchema,
  OwnFactsAnswer: ownFactsAnswerSchema,
  ReviewsReceipt: reviewsReceiptAnswerSchema,
  ReviewsAnswer: reviewsAnswerSchema,
  MemoriesAnswer: memoriesAnswerSchema,
  DecksAnswer: decksAnswerSchema,
  DeckAnswer: deckAnswerSchema,
  OwnCardsAnswer: ownCardsAnswerSchema,
  OwnChangesAnswer: ownChangesAnswerSchema,
  ImportAnswer: importAnswerSchema,
  CardMediaAnswer: cardMediaAnswerSchema,
  MediaReceiptAnswer: mediaReceiptAnswerSchema,
  ShareAnswer: shareAnswerSchema,
  ShareStopAnswer: shareStopAnswerSchema,
  SharedDeckAnswer: sharedDeckAnswerSchema,
  ShareReportAnswer: shareReportAnswerSchema,
  ExportedFileAnswer: exportedFileAnswerSchema,
  PracticeAnswer: practiceAnswerSchema,
  AdmissionAnswer: admissionAnswerSchema,
  ReadinessAnswer: readinessAnswerSchema,
  ResultAnswer: resultAnswerSchema,
  PackAnswer: packAnswerSchema,
  BegunAnswer: begunAnswerSchema,
  HandoverAnswer: handoverAnswerSchema,
  HandoverLookAnswer: handoverPreviewAnswerSchema,
  HandoverStateAnswer: handoverStateAnswerSchema,
  AvatarAnswer: avatarAnswerSchema,
  DeviceSessionsAnswer: deviceSessionsAnswerSchema,
  ExportAnswer: exportAnswerSchema,
  GroupsAnswer: groupsAnswerSchema,
  GroupAnswer: groupAnswerSchema,
  GroupReportAnswer: groupReportAnswerSchema,
  PaperAnswersAnswer: paperAnswersAnswerSchema,
  PupilTasksAnswer: pupilTasksAnswerSchema,
  OfferAnswer: offerAnswerSchema,
  JoinAnswer: joinAnswerSchema,
  WorksheetsAnswer: worksheetsAnswerSchema,
  WorksheetAnswer: worksheetAnswerSchema,
  WorksheetOfferAnswer: worksheetOfferAnswerSchema,
  TasksAnswer: tasksAnswerSchema,
  VariantsAnswer: variantsAnswerSchema,
  PaperVariantsAnswer: paperVariantsAnswerSchema,
  PaperResultsAnswer: paperResultsAnswerSchema,
  ProductsAnswer: productsAnswerSchema,
  PaymentAnswer: paymentAnswerSchema,
  PaymentsAnswer: paymentsAnswerSchema,
  GiftAnswer: giftAnswerSchema,
  RemindersAnswer: reminder.remindersAnswerSchema,
  ReminderLinkAnswer: reminder.reminderLinkAnswerSchema,
  OperationsAnswer: operationsAnswerSchema,
  FaultReportAnswer: faultReportAnswerSchema,
  FaultReportsAnswer: faultReportsAnswerSchema,
  Done: successAnswerSchema,
}
/** Shapes that occur in several of the above. */
const shared = { Answer: answerSchema, Key: keySchema, Question: questionSchema, RichText: richTextSchema, InlineText: inlineTextSchema }

export type SchemaName = keyof typeof received | keyof typeof answerSchemas

/** The contract’s schemas as components of an OpenAPI 3.1 document. What valibot checks by a function is left out. */
export function schemaComponents(): Record<string, object> {
  return { ...definitionsOf({ ...answerSchemas, ...shared }, 'output'), ...definitionsOf(received, 'input') }
}

/** The converter numbers recursive schemas as it meets them: a block first, then the runs of text inside it. */
const recursive = ['Block', 'Inline']

function definitionsOf(schemas: Record<string, v.GenericSchema>, typeMode: 'input' | 'output') {
  const rename = (id: string) => recursive[Number(id)] ?? id
  const definitions = toJsonSchemaDefs(schemas, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode,
    // A tuple ends where its last part does.
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'tuple' && jsonSchema.prefixItems
        ? { ...jsonSchema, items: jsonSchema.prefixItems[0], maxItems: jsonSchema.prefixItems.length }
        : undefined,
    overrideRef: ({ referenceId }) => `#/components/schemas/${rename(referenceId)}`,
  })
  return Object.fromEntries(Object.entries(definitions).map(([id, schema]) => [rename(id), schema]))
}
