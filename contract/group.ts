import * as v from 'valibot'
import { drawnFormulaSchema } from '#domain/formula/drawn'
import { codeSchema } from '#domain/group-code'
import { extraTimeSchema } from '#domain/survey-mode'
import { groupWorkSchema, workSchema } from './group-work.ts'
import { keySchema } from '#domain/key'
import { questionSchema } from '#domain/question'
import { tells } from '#domain/tells'
import { contentId, moment, subjectId } from '#domain/text'
import { visibleLine } from '#domain/visible-text'

/** Seats that a group may have. */
export const seatLimits = { least: 5, most: 200 } as const
/** Pupils that a class may have without a payment. */
export const classSize = 35

const id = v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор'))
export const groupTitleSchema = visibleLine(1, 60, 'Дайте класу назву', 'Задовга назва: можна до 60 символів')

/** `class` lets in everybody who has it, `person` the pupil named in `label`, `owner` hands the group over. */
export const invitationSchema = v.object({
  code: v.string(),
  kind: v.picklist(['class', 'person', 'owner']),
  label: v.nullable(v.string()),
  state: v.picklist(['open', 'used', 'revoked', 'expired']),
  expiresAt: v.string(),
})
export type Invitation = v.InferOutput<typeof invitationSchema>

/** A pupil as the owner sees one. `active` holds a seat, `revoked` lost it to the owner’s word; whoever leaves is gone from the list. */
export const memberSchema = v.object({
  id,
  name: v.string(),
  state: v.picklist(['active', 'revoked']),
  sharesResults: v.boolean(),
  joinedAt: v.string(),
})
export type Member = v.InferOutput<typeof memberSchema>

/**
 * One pupil’s survey of an assigned paper. `extraTime` in percent; `lateAnswers`: how many came to the server after the time and count
 * all the same; `isLate`: finished after the deadline.
 */
export const sittingSchema = v.object({
  memberId: id,
  state: v.picklist(['running', 'finished']),
  raw: v.nullable(v.pipe(v.number(), v.metadata(tells.points))),
  scaled: v.nullable(v.number()),
  finishedAt: v.nullable(v.string()),
  isLate: v.boolean(),
  extraTime: v.optional(v.number(), 0),
  pauses: v.optional(v.number(), 0),
  pausedSeconds: v.optional(v.number(), 0),
  lateAnswers: v.optional(v.number(), 0),
  /** Read from a sheet of paper: when it was written is not known, so that it is never late. */
  isPaper: v.optional(v.boolean(), false),
  /** On the site, without a single answer: a sheet of paper may take its place. */
  isBlank: v.optional(v.boolean(), false),
})
export type Sitting = v.InferOutput<typeof sittingSchema>

const aboutAssignment = {
  id,
  title: v.string(),
  subject: subjectId,
  subjectTitle: v.string(),
  tasks: v.number(),
  max: v.number(),
  due: v.string(),
  minutes: v.optional(v.nullable(v.number()), null),
}
/**
 * A paper for everybody in the group. `sittings` are of members who share results. `isReviewOpen`: pupils see keys, since the deadline or
 * the owner’s word.
 */
export const assignmentSchema = v.object({
  ...aboutAssignment,
  isReviewOpen: v.optional(v.boolean(), true),
  sittings: v.array(sittingSchema),
})
export type Assignment = v.InferOutput<typeof assignmentSchema>

/**
 * `until`: when the seats end. `isTest`: no money was taken. `isClass`: opened without a payment and never over. `used` counts active
 * members, `places` how many there may be.
 */
const aboutGroup = {
  id,
  title: v.string(),
  until: v.string(),
  isOver: v.boolean(),
  isTest: v.optional(v.boolean(), false),
  isClass: v.optional(v.boolean(), false),
}
export const groupSummarySchema = v.object({ ...aboutGroup, seats: v.number(), places: v.optional(v.number(), 0), used: v.number() })
export type GroupSummary = v.InferOutput<typeof groupSummarySchema>

/** A group as its owner sees it. */
export const groupSchema = v.object({
  ...groupSummarySchema.entries,
  members: v.array(memberSchema),
  invitations: v.array(invitationSchema),
  assignments: v.array(assignmentSchema),
  works: v.optional(v.array(workSchema), []),
})
export type Group = v.InferOutput<typeof groupSchema>
export const groupAnswerSchema = v.object({ data: v.object({ group: groupSchema, serverNow: v.string() }) })

/** A paper as a member sees it; `survey` is the own one, null before the start. */
export const groupTaskSchema = v.object({
  ...aboutAssignment,
  survey: v.nullable(v.string()),
  state: v.picklist(['waiting', 'running', 'finished']),
  raw: v.nullable(v.pipe(v.number(), v.metadata(tells.points))),
})
export type GroupTask = v.InferOutput<typeof groupTaskSchema>

/** A group as a member sees it. `ownerName` is null where nobody leads the group any more. */
export const membershipSchema = v.object({
  ...aboutGroup,
  ownerName: v.nullable(v.string()),
  state: v.picklist(['active', 'revoked']),
  sharesResults: v.boolean(),
  tasks: v.array(groupTaskSchema),
  works: v.optional(v.array(groupWorkSchema), []),
})
export type Membership = v.InferOutput<typeof membershipSchema>

/** Groups of the visitor: those led and those joined, a lost seat included. */
export const groupsAnswerSchema = v.object({
  data: v.object({ owned: v.array(groupSummarySchema), joined: v.array(membershipSchema), serverNow: v.string() }),
})
export type Groups = v.InferOutput<typeof groupsAnswerSchema>['data']

/** The seat or group that a code offers, before anybody accepts it. `member`: this visitor holds a seat here already. */
export const offerSchema = v.object({
  code: v.string(),
  kind: invitationSchema.entries.kind,
  groupId: id,
  title: v.string(),
  ownerName: v.nullable(v.string()),
  until: v.string(),
  isClass: v.optional(v.boolean(), false),
  state: v.picklist(['open', 'full', 'member', 'over', 'removed']),
})
export type Offer = v.InferOutput<typeof offerSchema>
export const offerAnswerSchema = v.object({ data: v.object({ offer: offerSchema }) })

/** Body of `POST /v3/group-invitations`: look at a code. A body, so that codes stand in no log of addresses. */
export const codePreviewSchema = v.object({ code: codeSchema })
/** Body of a join. `sharesResults` is never taken for granted. */
export const joinSchema = v.object({ code: codeSchema, sharesResults: v.boolean() })
export type Join = v.InferInput<typeof joinSchema>
export const joinAnswerSchema = v.object({ data: v.object({ groupId: id }) })

/** Body of `POST /v3/groups` and of a new name. */
export const groupChangeSchema = v.object({ title: groupTitleSchema })
export const consentChangeSchema = v.object({ sharesResults: v.boolean() })

/** `class` and `owner` make one code and end the one before; `person` makes one for each name. */
export const invitationRequestSchema = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('class') }),
    v.object({ kind: v.literal('owner') }),
    v.object({
      kind: v.literal('person'),
      labels: v.pipe(
        v.array(visibleLine(1, 60, 'Порожнє ім’я', 'Задовге ім’я')),
        v.minLength(1, 'Додайте хоча б одне ім’я'),
        v.maxLength(seatLimits.most, 'Забагато імен за раз'),
      ),
    }),
  ],
  'Невідоме запрошення',
)
export type InvitationRequest = v.InferInput<typeof invitationRequestSchema>

/**
 * A paper to be sat by `due`: an authored one, a worksheet of the owner, or, without either, one drawn from the bank now, the same for all.
 */
export const assignmentRequestSchema = v.object({
  subject: subjectId,
  paper: v.optional(contentId),
  worksheet: v.optional(id),
  due: moment,
})
export type AssignmentRequest = v.InferInput<typeof assignmentRequestSchema>

/** Body of a start of an assigned paper. */
export const sitSchema = v.object({ extraTime: v.optional(extraTimeSchema, 0) })

/** Sums of answers of members who share results, given since they joined; `topics` are the sections of the subject. `hidden` members share nothing. */
export const groupReportSchema = v.object({
  subject: subjectId,
  topics: v.array(v.object({ id: contentId, title: v.string() })),
  rows: v.array(
    v.object({
      memberId: id,
      name: v.string(),
      cells: v.array(v.nullable(v.object({ points: v.pipe(v.number(), v.metadata(tells.points)), max: v.number() }))),
    }),
  ),
  hidden: v.number(),
})
export type GroupReport = v.InferOutput<typeof groupReportSchema>
export const groupReportAnswerSchema = v.object({ data: v.object({ report: groupReportSchema }) })

/**
 * How members who share results did one task. `question` and `key` are missing where the owner may not see them, `options` where `isOwn`:
 * each pupil had another instance. `seconds`: the median.
 */
export const taskAnswersSchema = v.object({
  number: v.number(),
  id: contentId,
  question: v.optional(questionSchema),
  key: v.optional(keySchema),
  isOwn: v.boolean(),
  max: v.number(),
  answers: v.number(),
  blanks: v.number(),
  share: v.nullable(v.pipe(v.number(), v.metadata(tells.points))),
  /** How many earned all points, some of them, and none with an answer; null where it is withheld. */
  outcomes: v.optional(
    v.nullable(v.pipe(v.object({ right: v.number(), partial: v.number(), wrong: v.number() }), v.metadata(tells.outcome))),
    null,
  ),
  seconds: v.nullable(v.number()),
  options: v.array(v.object({ id: v.string(), count: v.number() })),
})
export type TaskAnswers = v.InferOutput<typeof taskAnswersSchema>
export const paperAnswersSchema = v.object({
  tasks: v.array(taskAnswersSchema),
  /** Points of each pupil by task, in the order of `tasks`; null where it is withheld. */
  rows: v.array(
    v.object({
      memberId: id,
      name: v.string(),
      points: v.array(v.nullable(v.pipe(v.number(), v.metadata(tells.points)))),
      /** Null for who wrote on paper. */
      seconds: v.nullable(v.number()),
    }),
  ),
  /** Active members who share nothing. */
  hidden: v.number(),
  formulas: v.optional(v.array(drawnFormulaSchema)),
})
export type PaperAnswers = v.InferOutput<typeof paperAnswersSchema>
export const paperAnswersAnswerSchema = v.object({ data: v.object({ answers: paperAnswersSchema }) })

/**
 * The tasks of a paper as one pupil had them: an instance of their own where the paper gives one. Without the pupil’s answers, which nobody
 * but the pupil sees. `question`, `key` and points are left out where they are withheld from the owner.
 */
export const pupilTasksSchema = v.object({
  memberId: id,
  name: v.string(),
  tasks: v.array(
    v.object({
      number: v.number(),
      question: v.optional(questionSchema),
      key: v.optional(keySchema),
      points: v.nullable(v.pipe(v.number(), v.metadata(tells.points))),
      max: v.number(),
    }),
  ),
  formulas: v.optional(v.array(drawnFormulaSchema)),
})
export type PupilTasks = v.InferOutput<typeof pupilTasksSchema>
export const pupilTasksAnswerSchema = v.object({ data: v.object({ pupil: pupilTasksSchema }) })
