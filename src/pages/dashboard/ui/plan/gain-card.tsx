import { numberFormatter } from '#domain/formatters'
import type { SubjectReadiness } from '#domain/prediction'
import { css } from 'styled-system/css'
import { topicsLook } from 'styled-system/recipes'
import { useSessionState } from '@/entities/session'
import type { Gain } from '#domain/forecast/gain'
import { ownOffer } from '@/shared/routes'
import { Panel } from '@/shared/ui/panel'
import { WayButton } from '../way-button'
import { tasksIn } from '../../model/task-start'

const look = topicsLook()

const most = 5
const oneDigit = numberFormatter({ maximumFractionDigits: 1, minimumFractionDigits: 1 })

type GainCardProps = { gains: readonly Gain[]; subjects: readonly SubjectReadiness[] }

/** The topics whose next hour may bring most, with the reasons. The first of the list is open to everybody. */
export function GainCard({ gains, subjects }: GainCardProps) {
  const isPremium = useSessionState((snapshot) => snapshot.context.account?.user.premium.status === 'active')
  const shown = gains.filter(({ scaled }) => scaled > 0).slice(0, isPremium ? most : 1)
  const [first] = shown
  if (!first) return null
  const paper = subjects.find(({ subject }) => subject === first.subject)
  return (
    <Panel title="Що дасть найбільше">
      <ol>
        {shown.map((gain) => (
          <li key={gain.topic} className={look.gain}>
            <span className={look.gainHead}>
              <span>{gain.title}</span>
              <span>орієнтовно +{oneDigit(gain.scaled)} бала за годину занять</span>
            </span>
            <span className={look.note}>{reasonOf(gain, subjects.find(({ subject }) => subject === gain.subject)?.title ?? '')}</span>
          </li>
        ))}
      </ol>
      <div className={look.foot}>
        <WayButton
          variant="secondary"
          start={{ wish: { mode: 'topics', subject: first.subject, topics: [first.topic], count: tasksIn(20, paper) } }}
        >
          Почати першу тему
        </WayButton>
      </div>
      {!isPremium && (
        <p className={css({ marginTop: '4', textStyle: 'small', color: 'inkMuted' })}>
          Перша тема й щоденний план безкоштовні. Увесь список тем за приростом балів є{' '}
          <a href={ownOffer()} className={css({ color: 'pen', textDecoration: 'underline', textUnderlineOffset: 'near' })}>
            в преміумі
          </a>
          .
        </p>
      )}
    </Panel>
  )
}

const percent = (share: number): string => `${Math.max(1, Math.round(100 * share))} %`

const reasonOf = ({ share, chance, isUrgent }: Gain, subject: string): string =>
  `${subject}: близько ${percent(share)} тесту, імовірність правильної відповіді зараз ≈ ${percent(chance)}${isUrgent ? '. Спершу поріг' : ''}.`
