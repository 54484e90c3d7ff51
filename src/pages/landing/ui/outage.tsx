import { css, cx } from 'styled-system/css'
import { Icon, type IconName } from '@/shared/ui/icon'
import { columnLook, sectionLook, textLook, twoSidesLook } from './look'

const moments: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'cloud-off',
    title: 'Зникла мережа',
    text: 'Відповідай далі. Кожна відповідь лягає в пам’ять пристрою, і ти бачиш, скільки їх чекає на зв’язок.',
  },
  {
    icon: 'device',
    title: 'Закрилася вкладка чи сів телефон',
    text: 'Відкрий той самий тест: відповіді на місці. Годинник, як і на іспиті, не зупиняється.',
  },
  {
    icon: 'cloud-check',
    title: 'Мережа повернулася',
    text: 'Усе надішлеться саме. Двічі нічого не зарахується, загублених відповідей не буде.',
  },
]

export function Outage() {
  return (
    <section className={css({ backgroundColor: 'sunken' })}>
      <div className={cx(columnLook, sectionLook, twoSidesLook)}>
        <div className={textLook}>
          <h2 className={css({ textStyle: 'title' })}>Світло зникає. Відповіді — ні</h2>
          <p className={css({ textStyle: 'lead', color: 'inkMuted' })}>
            Тест завантажується повністю до старту, тож посеред завдання чекати нема на що.
          </p>
        </div>
        <ol>
          {moments.map(({ icon, title, text }) => (
            <li key={title} className={momentLook}>
              <span className={iconCell}>
                <Icon name={icon} />
              </span>
              <div>
                <h3 className={css({ textStyle: 'subheading' })}>{title}</h3>
                <p className={css({ color: 'inkMuted' })}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const momentLook = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  gap: '4',
  paddingBlock: '5',
  '&:not(:last-child)': { borderBottom: '[1px solid {colors.edge}]' },
})
const iconCell = css({
  display: 'grid',
  placeItems: 'center',
  width: 'cell',
  height: 'cell',
  border: 'ink',
  borderRadius: 'cell',
  backgroundColor: 'sheet',
})
