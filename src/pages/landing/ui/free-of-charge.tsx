import { css, cx } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { columnLook, sectionLook, textLook, twoSidesLook } from './look'

const free = [
  'Повні тести за структурою НМТ-2026',
  'Правильні відповіді та пояснення до них',
  'Бал за шкалою 100–200 і розподіл за темами',
  'Без реєстрації. Акаунт можна створити згодом, усе зроблене лишиться',
]

export function FreeOfCharge() {
  return (
    <section className={cx(columnLook, sectionLook, twoSidesLook)}>
      <div className={textLook}>
        <h2 className={css({ textStyle: 'title' })}>Навчання безкоштовне</h2>
        <p className={css({ textStyle: 'lead', color: 'inkMuted' })}>Між початим тестом і поясненнями до нього немає оплати.</p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', paddingTop: '2' })}>
          <ButtonLink href={addresses.tests.to({ subject: 'math', mode: 'nmt' })} size="large">
            До тесту з математики
          </ButtonLink>
        </div>
      </div>
      <ul className={css({ display: 'grid', gap: '4' })}>
        {free.map((text) => (
          <li
            key={text}
            className={css({
              display: 'grid',
              gridTemplateColumns: '[auto minmax(0, 1fr)]',
              gap: '4',
              alignItems: 'center',
              textStyle: 'subheading',
            })}
          >
            <span className={checked}>
              <Icon name="check" />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

const checked = css({
  display: 'grid',
  placeItems: 'center',
  width: 'cell',
  height: 'cell',
  borderRadius: 'cell',
  backgroundColor: 'pen',
  color: 'onPen',
})
