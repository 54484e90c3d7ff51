import { adviceOf, type Asked, type DiagnosticTopic } from '#domain/diagnostic'
import { css } from 'styled-system/css'
import { useReadiness } from '@/entities/readiness'
import { useStartSurvey } from '@/features/start-survey'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { GoalAndPlan } from './goal-and-plan'
import { TopicList } from './topic-list'

const firstSteps = 5

type DiagnosticAdviceProps = { subject: string; asked: readonly Asked[]; survey: string }

/** «Знаєш», «Почни з», «Пізніше», and the first step at once. */
export function DiagnosticAdvice({ subject, asked, survey }: DiagnosticAdviceProps) {
  const readiness = useReadiness()
  if (readiness.state === 'failed') {
    return (
      <ProblemNotice title="Не вдалося завантажити теми" onRetry={readiness.retry}>
        {problemText(readiness.problem)} Відповіді збережено.
      </ProblemNotice>
    )
  }
  if (readiness.state === 'loading') return <Skeleton shapes={['title', 'row', 'row', 'row']} />
  const known = readiness.found.readiness.find((each) => each.subject === subject)
  const topics = known?.sections.flatMap((section) => section.topics) ?? []
  return <Lists subject={subject} topics={topics} asked={asked} survey={survey} />
}

function Lists({ subject, topics, asked, survey }: DiagnosticAdviceProps & { topics: readonly DiagnosticTopic[] }) {
  const { known, likely, start, later } = adviceOf(topics, asked)
  const { start: begin, isStarting } = useStartSurvey()
  const first = start.find(({ tasks }) => tasks > 0)
  const solved = asked.filter(({ isRight }) => isRight).length
  return (
    <div className={css({ stack: '5', gridTemplateColumns: 'one' })}>
      <p role="status">
        Розв’язано {solved} з {asked.length}. Це перша оцінка: влучний здогад знанням не рахуємо, а з кожним завданням вона точнішає.
      </p>
      <Panel tone="marker" title="Почни з">
        <TopicList subject={subject} topics={start.slice(0, firstSteps)} empty="Усі теми вже твої. Час для повних варіантів." />
        {first && (
          <div className={css({ wrap: '3', marginTop: '4' })}>
            <Button size="large" isLoading={isStarting} onClick={() => begin({ mode: 'topics', subject, topics: [first.id], count: 5 })}>
              Перша тема: 5 завдань
            </Button>
          </div>
        )}
      </Panel>
      <Panel title="Знаєш">
        <TopicList subject={subject} topics={known} empty="Поки жодної теми, і це нормально: з чого почати, вже видно." />
      </Panel>
      {likely.length > 0 && (
        <Panel title="Мабуть, знаєш">
          <p className={css({ color: 'inkMuted', marginBottom: '3', maxWidth: 'text' })}>
            Про ці теми відповіді говорять лише побічно: перевір себе, коли буде час.
          </p>
          <TopicList subject={subject} topics={likely} empty="" isFolded={likely.length > firstSteps} />
        </Panel>
      )}
      <GoalAndPlan subject={subject} />
      <Panel title="Пізніше">
        <TopicList subject={subject} topics={[...start.slice(firstSteps), ...later]} empty="Нічого не відкладаємо." isFolded />
      </Panel>
      <ButtonLink variant="quiet" href={addresses.result.to({ subject, surveyId: survey })}>
        Розбір завдань діагностики
      </ButtonLink>
    </div>
  )
}
