import type { SubjectReadiness } from '#contract/prediction'
import { css } from 'styled-system/css'
import { boardLook } from 'styled-system/recipes'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { StartButton } from './start-button'

const look = boardLook()

/** Nothing is known yet: three ways to begin. */
export function FirstVisit({ subjects }: { subjects: readonly SubjectReadiness[] }) {
  const first = subjects.find(({ subject }) => subject === 'math') ?? subjects[0]
  const subject = first?.subject ?? 'math'
  return (
    <Panel tone="marker" title="Сьогодні">
      <p className={css({ maxWidth: 'text' })}>
        За 10 хвилин побачиш, які теми вже знаєш, а з яких почати. Можна й просто розв’язати кілька завдань.
      </p>
      <div className={look.choices}>
        <ButtonLink size="large" href={addresses.start.to()}>
          Три запитання й перше завдання
        </ButtonLink>
        <ButtonLink variant="secondary" href={addresses.diagnostic.to()}>
          Пройти діагностику (10 хв)
        </ButtonLink>
        <ButtonLink variant="secondary" href={addresses.subjects.to()}>
          Обрати предмет
        </ButtonLink>
        <StartButton variant="quiet" start={{ wish: { mode: 'quick', subject, count: 10 } }}>
          Просто 10 завдань
        </StartButton>
      </div>
    </Panel>
  )
}
