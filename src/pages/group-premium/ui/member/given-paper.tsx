import type { GroupTask, Membership } from '#contract/group'
import { css } from 'styled-system/css'
import { dueText, groupAddress } from '@/entities/group'
import { countOf } from '@/entities/subject'
import { useStartSurvey } from '@/features/start-survey'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'

type GivenPaperProps = { membership: Membership; task: GroupTask; /** ms since the epoch by the server’s clock. */ now: number }

/** A teacher’s paper before its clock starts: how long, by which rules, until when. */
export function GivenPaper({ membership, task, now }: GivenPaperProps) {
  const { id, title, ownerName, sharesResults } = membership
  const { subjectTitle, minutes, tasks, max, due } = task
  usePageTitle(`${subjectTitle}: ${task.title}`)
  const rows = [
    ['Час', minutes === null ? 'без обмеження' : `${countOf(minutes, 'minute')}, від твого старту`],
    ['Завдання', `${tasks}, разом ${countOf(max, 'point')}`],
    ['Здати до', dueText(due)],
    ['Від кого', ownerName ? <bdi key="owner">{ownerName}</bdi> : 'клас без учителя'],
    ['Хто бачить бали', sharesResults ? <bdi key="reader">{ownerName ?? 'учитель'}</bdi> : 'лише ти'],
  ] as const
  return (
    <Page
      width="text"
      eyebrow={<Breadcrumbs way={[{ title: `Клас ${title}`, to: groupAddress(id) }]} />}
      title={`${subjectTitle}: ${task.title}`}
      lead={minutes === null ? 'Часу не обмежено: почни, коли зручно.' : 'Час піде, щойно натиснеш кнопку. До того нічого не рахується.'}
    >
      <div className={css({ stack: '6' })}>
        <Panel>
          <dl className={css({ stack: '2' })}>
            {rows.map(([term, text]) => (
              <div key={term} className={css({ stack: '3', gridTemplateColumns: 'dayText' })}>
                <dt className={css({ color: 'inkMuted' })}>{term}</dt>
                <dd className={css({ fontVariantNumeric: 'tabular-nums' })}>{text}</dd>
              </div>
            ))}
          </dl>
          {Date.parse(due) < now && task.state !== 'finished' && (
            <p className={css({ marginTop: '4' })}>
              <Chip tone="wrong">строк минув</Chip> Скласти все одно можна; учитель побачить, що здано пізніше.
            </p>
          )}
        </Panel>
        <Panel title="Правила">
          <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', stack: '2' })}>
            {minutes !== null && (
              <li>Годинник іде на сервері й не зупиняється, коли закриєш сторінку. Під час тривоги його можна спинити.</li>
            )}
            <li>Відповіді зберігаються самі. До завершення кожну можна змінити.</li>
            <li>Правильні відповіді й пояснення відкриються після строку або коли їх відкриє вчитель.</li>
            <li>Почати можна один раз: другої спроби в цьому завданні немає.</li>
          </ul>
        </Panel>
        <Start groupId={id} task={task} />
      </div>
    </Page>
  )
}

function Start({ groupId, task: { id, subject, subjectTitle, title, survey, state } }: { groupId: string; task: GroupTask }) {
  const { start, isStarting } = useStartSurvey()
  if (survey === null)
    return (
      <Button
        size="large"
        isWide
        isLoading={isStarting}
        aria-label={`Почати: ${subjectTitle}, ${title}`}
        onClick={() => start({ groupId, assignmentId: id })}
      >
        Почати
      </Button>
    )
  const isDone = state === 'finished'
  return (
    <ButtonLink size="large" isWide href={(isDone ? addresses.result : addresses.survey).to({ subject, surveyId: survey })}>
      {isDone ? 'До результату' : 'Продовжити тест'}
    </ButtonLink>
  )
}
