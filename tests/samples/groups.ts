import type { GroupWork, Work } from '#contract/group-work'
import type { Assignment, Group, GroupReport, GroupTask, Membership, Offer } from '#contract/group'

const until = '2027-07-31T20:59:59.000Z'
const memberId = '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a21'
const about = {
  id: '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a31',
  title: 'Варіант 1',
  subject: 'math',
  subjectTitle: 'Математика',
  tasks: 22,
  max: 32,
  due: '2026-11-28T19:00:00.000Z',
  minutes: 60,
}

export const groupTask: GroupTask = { ...about, survey: null, state: 'waiting', raw: null }
export const assignment: Assignment = {
  ...about,
  isReviewOpen: true,
  sittings: [
    {
      memberId,
      state: 'finished',
      raw: 21,
      scaled: 155,
      finishedAt: '2026-11-27T10:00:00.000Z',
      isLate: false,
      extraTime: 0,
      pauses: 0,
      pausedSeconds: 0,
      lateAnswers: 0,
      isPaper: false,
      isBlank: false,
    },
  ],
}

const aboutWork = {
  id: '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a41',
  kind: 'topic' as const,
  title: 'Відсотки',
  subject: 'math',
  subjectTitle: 'Математика',
  target: 'math.percent',
  lesson: null,
  needed: 10,
  due: about.due,
}
export const groupWork: GroupWork = { ...aboutWork, done: 0, doneAt: null, heardAt: null, isDeviceTime: false }
export const work: Work = {
  ...aboutWork,
  progress: [
    { memberId, done: 10, doneAt: '2026-11-27T10:00:00.000Z', heardAt: '2026-11-27T10:00:00.000Z', isDeviceTime: false, isLate: false },
  ],
}

/** A class of three: one shares results, one does not, one has lost the seat. */
export const group: Group = {
  id: '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a11',
  title: '11-Б',
  until,
  isOver: false,
  isTest: false,
  isClass: false,
  seats: 12,
  places: 12,
  used: 2,
  members: [
    { id: memberId, name: 'Оля Коваль', state: 'active', sharesResults: true, joinedAt: '2026-11-20T10:00:00.000Z' },
    { id: memberId.replace('a21', 'a22'), name: 'Ян Лис', state: 'active', sharesResults: false, joinedAt: '2026-11-20T11:00:00.000Z' },
    {
      id: memberId.replace('a21', 'a23'),
      name: 'Віра Чорна',
      state: 'revoked',
      sharesResults: false,
      joinedAt: '2026-11-20T12:00:00.000Z',
    },
  ],
  invitations: [
    { code: 'K7MX3P', kind: 'class', label: null, state: 'open', expiresAt: '2026-12-20T10:00:00.000Z' },
    { code: 'ACDEF3', kind: 'person', label: 'Захар П.', state: 'open', expiresAt: '2026-12-20T10:00:00.000Z' },
  ],
  assignments: [assignment],
  works: [],
}

export const groupReport: GroupReport = {
  subject: 'math',
  topics: [
    { id: 'math.numbers', title: 'Числа' },
    { id: 'math.functions', title: 'Функції' },
  ],
  rows: [{ memberId, name: 'Оля Коваль', cells: [{ points: 3, max: 4 }, null] }],
  hidden: 1,
}

export const membership: Membership = {
  id: group.id,
  title: '11-Б',
  until,
  isOver: false,
  isTest: false,
  isClass: false,
  ownerName: 'Ганна Іванівна',
  state: 'active',
  sharesResults: false,
  tasks: [groupTask],
  works: [],
}

export const offer: Offer = {
  code: 'K7MX3P',
  kind: 'class',
  groupId: group.id,
  title: '11-Б',
  ownerName: 'Ганна Іванівна',
  until,
  isClass: false,
  state: 'open',
}
