import * as v from 'valibot'
import { successAnswerSchema } from '#contract/auth'
import {
  groupAnswerSchema,
  groupReportAnswerSchema,
  groupsAnswerSchema,
  joinAnswerSchema,
  joinSchema,
  offerAnswerSchema,
  paperAnswersAnswerSchema,
  pupilTasksAnswerSchema,
  type AssignmentRequest,
  type Group,
  type GroupReport,
  type Groups,
  type InvitationRequest,
  type Join,
  type Offer,
  type PaperAnswers,
  type PupilTasks,
} from '#contract/group'
import type { WorkRequest } from '#contract/group-work'
import { api } from '@/shared/api'

/** Own groups, led and joined. */
export const readGroups = async (): Promise<Groups> => (await (await api()).get('v3/groups').json(groupsAnswerSchema)).data

/** A group as its owner sees it. */
export const readGroup = (id: string): Promise<Group> => groupFrom('get', id)

/** Calls that change a group, each with the group as it is then. `key` is made before the first try and kept for every further one. */
export const renameGroup = (id: string, title: string): Promise<Group> => groupFrom('post', id, { json: { title } })
export const invite = (id: string, json: InvitationRequest, key: string): Promise<Group> =>
  groupFrom('post', `${id}/invitations`, { json, headers: { 'Idempotency-Key': key } })
export const revokeCode = (id: string, code: string): Promise<Group> => groupFrom('delete', `${id}/invitations/${code}`)
export const revokeSeat = (id: string, memberId: string): Promise<Group> => groupFrom('delete', `${id}/members/${memberId}`)
export const assignPaper = (id: string, json: AssignmentRequest, key: string): Promise<Group> =>
  groupFrom('post', `${id}/assignments`, { json, headers: { 'Idempotency-Key': key } })
/** Opens the review of a paper before its deadline. */
export const releaseReview = (id: string, assignmentId: string): Promise<Group> =>
  groupFrom('post', `${id}/assignments/${assignmentId}/release`)

export const withdrawPaper = (id: string, assignmentId: string): Promise<Group> => groupFrom('delete', `${id}/assignments/${assignmentId}`)

/** Opens a class without a payment. */
export const openClass = (title: string, key: string): Promise<Group> =>
  groupFrom('post', '', { json: { title }, headers: { 'Idempotency-Key': key } })

/** Deletes a class that nobody has paid for. */
export const closeClass = async (id: string): Promise<void> =>
  void (await (await api()).delete(`v3/groups/${id}`).json(successAnswerSchema))

export const giveWork = (id: string, json: WorkRequest, key: string): Promise<Group> =>
  groupFrom('post', `${id}/works`, { json, headers: { 'Idempotency-Key': key } })
export const withdrawWork = (id: string, workId: string): Promise<Group> => groupFrom('delete', `${id}/works/${workId}`)

/** Points by member and topic. */
export const readReport = async (id: string, subject: string): Promise<GroupReport> =>
  (await (await api()).get(`v3/groups/${id}/report`, { searchParams: { subject } }).json(groupReportAnswerSchema)).data.report

/** What became of each task of a paper. */
export const readPaperAnswers = async (id: string, assignmentId: string): Promise<PaperAnswers> =>
  (await (await api()).get(`v3/groups/${id}/assignments/${assignmentId}/answers`).json(paperAnswersAnswerSchema)).data.answers

/** The tasks of a paper as one pupil had them, with keys. */
export const readPupilTasks = async (id: string, assignmentId: string, memberId: string): Promise<PupilTasks> =>
  (await (await api()).get(`v3/groups/${id}/assignments/${assignmentId}/answers/${memberId}`).json(pupilTasksAnswerSchema)).data.pupil

/** Reads the offer behind a code. */
export const readOffer = async (code: string): Promise<Offer> =>
  (await (await api()).post('v3/group-invitations', { json: { code } }).json(offerAnswerSchema)).data.offer

/** Takes the seat, or the group, that a code offers. @returns the id of the group. */
export async function joinGroup(join: Join): Promise<string> {
  const json = v.parse(joinSchema, join)
  return (await (await api()).post('v3/group-invitations/join', { json }).json(joinAnswerSchema)).data.groupId
}

/** Shows own results to the owner, or hides them. */
export const setConsent = async (id: string, sharesResults: boolean): Promise<void> =>
  void (await (await api()).post(`v3/groups/${id}/consent`, { json: { sharesResults } }).json(successAnswerSchema))

export const leaveGroup = async (id: string): Promise<void> =>
  void (await (await api()).delete(`v3/groups/${id}/membership`).json(successAnswerSchema))

type Call = { json?: object; headers?: Record<string, string> }

async function groupFrom(method: 'get' | 'post' | 'delete', path: string, call: Call = {}): Promise<Group> {
  return (await (await api())[method](path === '' ? 'v3/groups' : `v3/groups/${path}`, call).json(groupAnswerSchema)).data.group
}
