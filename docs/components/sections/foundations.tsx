import { css } from 'styled-system/css'
import { palette } from '@/app/styles/colors'

export function Colours() {
  return (
    <ul className={css({ display: 'grid', gap: '2', gridTemplateColumns: 'fill30' })}>
      {Object.keys(palette).map((name) => (
        <li key={name} className={css({ textStyle: 'small' })}>
          <span className={css({ display: 'block', height: '10', border: 'edge', borderRadius: 'cell' })} style={{ background: `var(--colors-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})` }} />
          {name}
        </li>
      ))}
    </ul>
  )
}

export function TextStyles() {
  return (
    <>
      <p className={css({ textStyle: 'display' })}>Складу НМТ</p>
      <p className={css({ textStyle: 'title' })}>title: Об’єкт і ґанок</p>
      <p className={css({ textStyle: 'heading' })}>heading: Щоб їжак не щез</p>
      <p className={css({ textStyle: 'subheading' })}>subheading: Єдина клітинка</p>
      <p className={css({ textStyle: 'lead' })}>lead: Ґєії — літери з того самого шрифту.</p>
      <p>body: Бал рахують за таблицею, де один тестовий бал важить по-різному.</p>
      <p className={css({ textStyle: 'label' })}>label: Повне ім’я</p>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>small: 25 травня, 12 хвилин</p>
      <p className={css({ textStyle: 'figure' })}>figure: 151</p>
    </>
  )
}
