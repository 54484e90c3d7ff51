import { css, cx } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { squaredPaper } from '@/shared/ui/squared-paper'
import { columnLook } from './look'
import { TryTask } from './try-task'

export function Hero() {
  return (
    <section className={squaredPaper}>
      <div className={cx(columnLook, grid)}>
        <div className={css({ display: 'grid', gap: '6', maxWidth: '[36rem]' })}>
          <h1 tabIndex={-1} className={css({ textStyle: 'display' })}>
            Складу <span className={marker}>НМТ</span>. Клітинка за клітинкою.
          </h1>
          <p className={css({ textStyle: 'lead' })}>
            Пробні тести за правилами НМТ-2026, бал за шкалою <span className={css({ whiteSpace: 'nowrap' })}>100–200</span> і пояснення до
            кожного варіанта відповіді. Працює й тоді, коли зникає мережа.
          </p>
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
            <ButtonLink href={addresses.tests.to({ subject: 'math', mode: 'nmt' })} size="large">
              Почати з математики
            </ButtonLink>
            <ButtonLink href={addresses.dashboard.to()} size="large" variant="secondary">
              Навчання
            </ButtonLink>
          </div>
          <p className={css({ textStyle: 'small', color: 'inkMuted' })}>Безкоштовно. Реєстрація не потрібна.</p>
        </div>
        <TryTask />
      </div>
    </section>
  )
}

const grid = css({
  position: 'relative',
  display: 'grid',
  _before: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    left: { base: '[0.5rem]', md: '[1rem]' },
    width: '[1.5px]',
    backgroundColor: 'margin',
  },
  gap: { base: '10', lg: '12' },
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(0, 29rem)]' },
  alignItems: 'start',
  paddingBlock: { base: '10', md: '16' },
})

const marker = css({
  backgroundColor: 'marker',
  color: 'onMarker',
  paddingInline: '[0.12em]',
  marginInline: '[-0.04em]',
  borderRadius: '[0.12em 0.06em 0.14em 0.05em]',
  boxDecorationBreak: 'clone',
})
