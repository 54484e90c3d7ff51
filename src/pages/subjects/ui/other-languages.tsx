import { Link } from 'wouter'
import type { SubjectSummary } from '#domain/subject'
import { css } from 'styled-system/css'
import { countOf } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { Panel } from '@/shared/ui/panel'

/** The foreign languages of the exam that have no tasks here: their papers are made and marked as the English one is. */
export function OtherLanguages({ english }: { english: SubjectSummary }) {
  const { tasks, max, threshold, minutes } = english
  return (
    <Panel title="Німецька, французька, іспанська">
      <div className={css({ stack: '3', marginTop: '3', maxWidth: 'text' })}>
        <p>
          Іноземною мовою на НМТ може бути й одна з них. Тест будують так само, як з англійської: {countOf(tasks, 'task')},{' '}
          {countOf(max, 'point')}, поріг {threshold}, {countOf(minutes, 'minute')}; шкала 100–200 одна для всіх чотирьох мов.
        </p>
        <p>Завдань із цих трьох мов на сайті поки немає. Програми й зразки шукай на сайті УЦОЯО.</p>
        <ul className={css({ wrap: '4' })}>
          <li>
            <Link href={addresses.subject.to({ subject: english.id })} className={way}>
              Будова тесту і шкала
            </Link>
          </li>
          <li>
            <a href="https://testportal.gov.ua/skladnyky-nmt-2026/" className={way}>
              Складники НМТ-2026 на сайті УЦОЯО
            </a>
          </li>
        </ul>
      </div>
    </Panel>
  )
}

const way = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target', color: 'pen' })
