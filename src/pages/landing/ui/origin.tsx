import { Link } from 'wouter'
import { css, cx } from 'styled-system/css'
import { cellBox } from '@/shared/ui/cell'
import { addresses } from '@/shared/routes'
import { columnLook } from '@/shared/ui/column'
import { sectionLook, textLook, twoSidesLook } from './look'

const steps = [
  'Автор пише завдання за чинною програмою: умову, ключ, пояснення й причину хибності кожного варіанта.',
  'Другий розв’язувач отримує лише умову й розв’язує сам. Зараз обидві ролі виконує мовна модель, у різних запусках.',
  'Де відповіді розійшлися або виник сумнів, завдання переписують або вилучають.',
  'Числові ключі з математики щоразу перераховує програма.',
]

/** The sources of the content. */
export function Origin() {
  return (
    <section className={cx(columnLook, sectionLook, twoSidesLook)}>
      <div className={textLook}>
        <h2 className={css({ textStyle: 'title' })}>Звідки завдання</h2>
        <p className={css({ textStyle: 'lead', color: 'inkMuted' })}>
          Написані для цього сайту. Структура тестів і таблиці балів — офіційні, НМТ-2026.
        </p>
        <p>
          <Link href={addresses.team.to()} className={css({ inlineRow: '2', minHeight: 'target', color: 'pen' })}>
            Як ми пишемо й перевіряємо завдання
          </Link>
        </p>
      </div>
      <ol className={css({ stack: '4' })}>
        {steps.map((text, index) => (
          <li key={text} className={step}>
            <span aria-hidden className={number}>
              {index + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}

const step = css({ stack: '4', gridTemplateColumns: 'markText', alignItems: 'center' })
const number = cx(cellBox, css({ border: 'ink', backgroundColor: 'sheet', textStyle: 'cell' }))
