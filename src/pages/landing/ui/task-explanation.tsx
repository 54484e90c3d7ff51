import { Link } from 'wouter'
import type { TaskOfTheDay } from '#contract/showcase'
import { css, cx } from 'styled-system/css'
import { ExplanationText } from '@/entities/question'
import { useIsSessionThere } from '@/entities/session'
import { lazy } from '@/shared/lib/lazy'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { ForeignTitle, langIn } from '@/shared/ui/rich-text'
import { tenMore } from '../model/task-text'

/** Comes with the verdict: who only reads the page does without it. */
const startButton = lazy(async () => (await import('@/features/start-survey')).StartButton)

type TaskExplanationProps = { task: TaskOfTheDay; isRight: boolean }

/** Explains the key, and shows where to go on. */
export function TaskExplanation({ task, isRight }: TaskExplanationProps) {
  const { explanation, theory } = task.key
  return (
    <div className={css({ stack: '4', gridTemplateColumns: 'one' })}>
      <p className={cx(css({ textStyle: 'subheading' }), isRight ? css({ color: 'right' }) : css({ color: 'wrong' }))}>
        {isRight ? 'Правильно.' : 'Неправильно. Ось чому:'}
      </p>
      <ExplanationText blocks={explanation} />
      <div className={css({ wrap: '3', alignItems: 'center' })}>
        <Ten task={task} />
        {theory && (
          <Link href={`${addresses.theoryArticle.to(theory)}${theory.block ? `#${theory.block}` : ''}`} className={css({ color: 'pen' })}>
            Теорія: <ForeignTitle text={theory.title} lang={langIn(explanation)} />
          </Link>
        )}
      </div>
    </div>
  )
}

/** Until the site can begin a set by itself, the way to where one is set up. */
function Ten({ task }: { task: TaskOfTheDay }) {
  const isSessionThere = useIsSessionThere()
  const { code: StartButton } = startButton.use()
  if (!StartButton || !isSessionThere) return <ButtonLink href={tenMore(task)}>Ще 10 таких</ButtonLink>
  return <StartButton wish={{ mode: 'topics', subject: task.subject.id, topics: [task.topic.id], count: 10 }}>Ще 10 таких</StartButton>
}
