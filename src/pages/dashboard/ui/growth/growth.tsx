import { Link } from 'wouter'
import type { SubjectReadiness } from '#domain/prediction'
import type { Statistic } from '#domain/statistic'
import { css } from 'styled-system/css'
import { boardLook, growthLook } from 'styled-system/recipes'
import { countOf } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Panel } from '@/shared/ui/panel'
import { Table } from '@/shared/ui/table'
import { spelledDay } from '#domain/spelled'
import { attemptsOf, stepsOf, type Attempt, type Past } from '../../model/growth'
import { sectionLevels } from '../../model/section-levels'
import type { ViewProps } from '../../model/cards'
import { ScoreLine } from './score-line'

const [board, look] = [boardLook(), growthLook()]
const pastTexts: Record<Past, string> = { week: 'тиждень тому', month: 'місяць тому', year: 'рік тому' }

/** The progress of each subject: the line of its scores, and the levels of its sections. */
export function Growth({ surveys, statistic, outlook, preferences }: ViewProps) {
  const own = surveys.state === 'ready' ? surveys.found.surveys : []
  const known = statistic.state === 'ready' ? statistic.found.statistic : null
  return (
    <div className={board.stack}>
      {outlook.subjects.map((subject) => (
        <SubjectGrowth
          key={subject.subject}
          subject={subject}
          attempts={attemptsOf(own, subject.subject)}
          target={preferences.targets[subject.subject] ?? null}
          statistic={known}
        />
      ))}
    </div>
  )
}

type SubjectGrowthProps = { subject: SubjectReadiness; attempts: readonly Attempt[]; target: number | null; statistic: Statistic | null }

function SubjectGrowth({ subject, attempts, target, statistic }: SubjectGrowthProps) {
  const last = attempts.at(-1)
  return (
    <Panel title={subject.title}>
      {last ? (
        <>
          <p className={look.steps}>
            <strong>Зараз {last.score}</strong>
            {target !== null && (
              <span>
                {last.score >= target ? `ціль ${target} досягнуто` : `до цілі ${target} ще ${countOf(target - last.score, 'point')}`}
              </span>
            )}
            {stepsOf(attempts).map(({ past, from, change }) => (
              <span key={past}>
                {pastTexts[past]} {from} ({change > 0 ? `+${change}` : change === 0 ? 'так само' : `−${-change}`})
              </span>
            ))}
          </p>
          <ScoreLine attempts={attempts} target={target} />
          <details>
            <summary className={css({ minHeight: 'target', display: 'flex', alignItems: 'center', cursor: 'pointer', color: 'pen' })}>
              Усі спроби таблицею
            </summary>
            <Table
              caption={`Спроби: ${subject.title}`}
              hasRowHeads
              head={['День', 'Бал']}
              rows={attempts.map((each) => rowOf(each, subject))}
            />
          </details>
        </>
      ) : (
        <EmptyState
          title="Лінія почнеться з першого цілого тесту"
          action={
            <ButtonLink variant="secondary" href={addresses.tests.to({ subject: subject.subject, mode: 'nmt' })}>
              До симуляції НМТ
            </ButtonLink>
          }
        >
          Один варіант за правилами НМТ дає одну точку на шкалі 100–200.
        </EmptyState>
      )}
      {statistic && <Levels subject={subject} statistic={statistic} />}
    </Panel>
  )
}

const rowOf = ({ id, day, score }: Attempt, { subject }: SubjectReadiness) => [
  <Link key={id} href={addresses.result.to({ subject, surveyId: id })} className={css({ color: 'pen', textDecoration: 'underline' })}>
    {spelledDay(day)}
  </Link>,
  score,
]

function Levels({ subject, statistic }: { subject: SubjectReadiness; statistic: Statistic }) {
  return (
    <ul className={look.levels} aria-label={`Рівні розділів: ${subject.title}`}>
      {sectionLevels(subject, statistic).map(({ id, title, share, text }) => (
        <li key={id} className={look.level}>
          <span>
            <span>{title}</span>
            <span className={css({ color: 'inkMuted', whiteSpace: 'nowrap' })}>{text}</span>
          </span>
          <span aria-hidden className={look.levelBar}>
            <span style={{ width: `${Math.round(100 * share)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
