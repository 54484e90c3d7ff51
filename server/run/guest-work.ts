import { classesOf, countClasses, moveClasses, moveClassesBack } from '../classes/guest-work.ts'
import { moveRemindersBack, remindersOf } from '../classes/reminders/move-reminders.ts'
import { countPaid, movePaid, movePaidBack, paidRowsOf } from '../money/guest-work.ts'
import { forgetPayer } from '../money/payments/move.ts'
import type { WorkOfGuests } from '../people/auth/guest-work.ts'
import { countReports, moveReports, moveReportsBack, reportsOf } from '../reports/guest-work.ts'
import { countStudy, moveStudy, moveStudyBack, studyRowsOf } from '../study/guest-work.ts'

/** Every room in which a guest leaves work. A room that is not named here loses it when the guest signs in. */
export const workOfGuests: WorkOfGuests = {
  count: async (db, guestId) => {
    const { surveys, others } = await countStudy(db, guestId)
    const elsewhere = [await countReports(db, guestId), await countClasses(db, guestId), await countPaid(db, guestId)]
    return { surveys, others: elsewhere.reduce((sum, each) => sum + each, others) }
  },
  move: async (tx, guestId, userId, now) => {
    await moveStudy(tx, guestId, userId)
    await moveReports(tx, guestId, userId)
    await moveClasses(tx, guestId, userId)
    await movePaid(tx, guestId, userId, now)
  },
  rowsOf: async (tx, guestId) => ({
    ...(await studyRowsOf(tx, guestId)),
    ...(await paidRowsOf(tx, guestId)),
    reports: await reportsOf(tx, guestId),
    groups: await classesOf(tx, guestId),
    reminders: await remindersOf(tx, guestId),
  }),
  moveBack: async (tx, rows, userId, guestId, now) => {
    await moveStudyBack(tx, rows, userId, guestId)
    await moveReportsBack(tx, rows.reports, userId, guestId)
    await moveClassesBack(tx, rows.groups, userId, guestId)
    await moveRemindersBack(tx, rows.reminders ?? null, userId, guestId)
    await movePaidBack(tx, rows, userId, guestId, now)
  },
  forget: forgetPayer,
}
