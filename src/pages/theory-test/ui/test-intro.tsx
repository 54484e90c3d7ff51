import type { SurveySummary } from '#domain/survey'
import type { ArticleSummary } from '#contract/theory'
import { bestAttempt } from '#domain/theory-test'
import { theoryKindNames, type TheoryKind } from '#domain/theory-kind'
import { css } from 'styled-system/css'
import { countOf } from '@/entities/subject'
import type { Problem } from '@/shared/api'
import { addresses } from '@/shared/routes'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { ForeignTitle, langIn } from '@/shared/ui/rich-text'

type TestIntroProps = {
  subject: { id: string; title: string }
  type: string
  article: ArticleSummary
  /** Attempts at this very test. */
  surveys: readonly SurveySummary[]
  isStarting: boolean
  problem: Problem | null
  onStart: () => void
}

/** The subject and the gain of an article’s test. */
export function TestIntro({ subject, type, article, surveys, isStarting, problem, onStart }: TestIntroProps) {
  const best = bestAttempt(article.title, surveys)
  const running = surveys.find(({ clock }) => clock.finishedAt === null)
  const articleAddress = addresses.theoryArticle.to({ subject: subject.id, type, seoCode: article.seoCode })
  const title = <ForeignTitle text={article.title} lang={langIn(article.gist)} />
  return (
    <Page
      width="text"
      eyebrow={
        <Breadcrumbs
          way={[
            { title: subject.title, to: addresses.subject.to({ subject: subject.id }) },
            { title: theoryKindNames[type as TheoryKind] ?? 'Теорія', to: addresses.theory.to({ subject: subject.id, type }) },
            { title, to: articleAddress },
          ]}
        />
      }
      title="Перевір себе"
      lead={title}
    >
      <div className={css({ stack: '6', gridTemplateColumns: 'one' })}>
        <Panel>
          <ul className={css({ stack: '2', listStyleType: 'square', paddingLeft: '5', '& > li::marker': { color: 'pen' } })}>
            <li>{countOf(article.test.tasks, 'task')}, без обмеження часу; паузу можна зробити будь-коли.</li>
            <li>Після кожної відповіді — пояснення й посилання на те місце конспекту, де про це написано.</li>
            <li>Від 80 % балів конспект отримає позначку «Перевірено».</li>
          </ul>
        </Panel>
        {problem && <ProblemNotice title="Тест не почався">{problemText(problem)}</ProblemNotice>}
        <div className={css({ wrap: '3' })}>
          {running && (
            <ButtonLink size="large" href={addresses.survey.to({ subject: subject.id, surveyId: running.id })}>
              Продовжити
            </ButtonLink>
          )}
          <Button size="large" variant={running ? 'secondary' : 'primary'} isLoading={isStarting} onClick={onStart}>
            {running ? 'Почати спочатку' : 'Почати'}
          </Button>
          <ButtonLink size="large" variant="quiet" href={articleAddress}>
            Ще раз прочитати
          </ButtonLink>
        </div>
        <div className={css({ wrap: '3', alignItems: 'center', minHeight: '8' })}>
          {best && (
            <>
              <span className={css({ fontVariantNumeric: 'tabular-nums' })}>
                Найкращий результат: {best.raw} з {best.max}
              </span>
              {best.isPassed && (
                <Chip tone="right" icon="check">
                  Перевірено
                </Chip>
              )}
            </>
          )}
        </div>
      </div>
    </Page>
  )
}
