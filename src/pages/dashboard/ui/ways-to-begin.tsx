import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { boardLook } from 'styled-system/recipes'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Illustration } from '@/shared/ui/illustration'
import { Panel } from '@/shared/ui/panel'

const look = boardLook()

/** Offers ways to begin to a visitor without results. @param start begins ten tasks at once. */
export const WaysToBegin = ({ start }: { start: ReactNode }) => (
  <Panel tone="marker" title="Сьогодні">
    <div className={css({ display: 'flex', alignItems: 'center', gap: '4' })}>
      <p className={css({ maxWidth: 'text' })}>
        За 10 хвилин побачиш, які теми вже знаєш, а з яких почати. Можна й просто розв’язати кілька завдань.
      </p>
      <Illustration name="first" />
    </div>
    <div className={look.choices}>
      <ButtonLink size="large" href={addresses.start.to()}>
        Ціль, предмети й перше завдання
      </ButtonLink>
      <ButtonLink variant="secondary" href={addresses.diagnostic.to()}>
        Пройти діагностику (10 хв)
      </ButtonLink>
      <ButtonLink variant="secondary" href={addresses.subjects.to()}>
        Обрати предмет
      </ButtonLink>
      {start}
    </div>
  </Panel>
)
