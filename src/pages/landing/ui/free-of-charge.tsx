import { css, cx } from 'styled-system/css'
import { cellBox } from '@/shared/ui/cell'
import { columnLook } from '@/shared/ui/column'
import { Icon } from '@/shared/ui/icon'
import { sectionLook, textLook, twoSidesLook } from './look'

const free = [
  'Усі тести й уся теорія',
  'Правильні відповіді та пояснення до них',
  'Бал за шкалою 100–200 і розподіл за темами',
  'Без реєстрації. Акаунт можна створити згодом, усе зроблене лишиться',
]

export function FreeOfCharge() {
  return (
    <section className={css({ backgroundColor: 'sunken' })}>
      <div className={cx(columnLook, sectionLook, twoSidesLook)}>
        <div className={textLook}>
          <h2 className={css({ textStyle: 'title' })}>Навчання безкоштовне</h2>
          <p className={css({ textStyle: 'lead', color: 'inkMuted' })}>
            Між початим тестом і поясненнями до нього немає оплати. Преміум додає зручності, а не відповіді.
          </p>
        </div>
        <ul className={css({ stack: '4' })}>
          {free.map((text) => (
            <li key={text} className={line}>
              <span className={checked}>
                <Icon name="check" />
              </span>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const line = css({
  stack: '4',
  gridTemplateColumns: 'markText',
  alignItems: 'center',
  textStyle: 'subheading',
})
const checked = cx(cellBox, css({ backgroundColor: 'pen', color: 'onPen' }))
