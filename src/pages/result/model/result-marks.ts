import type { Result } from '#domain/result'
import { countOf } from '@/entities/subject'
import type { IconName } from '@/shared/ui/icon'
import { draftPoints, durationText } from './result-text'

export type ResultMark = { icon: IconName; text: string }

/** Lists the circumstances of a result: time, rules, pauses. */
export function marksOf(result: Result): ResultMark[] {
  const { durationSeconds, isTimedOut, isBegunOffline, policy, alarms, alarmSeconds } = result
  const drafts = draftPoints(result)
  const marks: (ResultMark | false)[] = [
    { icon: 'clock', text: `Час: ${durationText(durationSeconds)}` },
    isBegunOffline === true && { icon: 'cloud-off', text: 'Почато без мережі' },
    policy.extraTime > 0 && { icon: 'clock', text: `Додатковий час: +${policy.extraTime} %` },
    policy.save === 'onDemand' && { icon: 'lock', text: 'Збереження як на НМТ' },
    alarms > 0 && { icon: 'alert', text: `Паузи на тривогу: ${alarms}, разом ${countOf(Math.round(alarmSeconds / 60), 'minute')}` },
    isTimedOut && { icon: 'info', text: 'Час вийшов: зараховано відповіді, дані до кінця' },
    drafts > 0 && { icon: 'info', text: `${countOf(drafts, 'point')} у чернетках: не збережено, тож не зараховано` },
  ]
  return marks.filter((mark) => mark !== false)
}
