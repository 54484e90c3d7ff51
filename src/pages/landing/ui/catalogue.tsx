import { Fragment } from 'react'
import { Link } from 'wouter'
import { countOf, SubjectSign, useSubjects } from '@/entities/subject'
import { css, cx } from 'styled-system/css'
import { linkSheet } from '@/shared/ui/panel'
import { pluralOf } from '#domain/plural'
import { spelled } from '#domain/spelled'
import { addresses } from '@/shared/routes'
import { columnLook } from '@/shared/ui/column'
import { Still } from '@/shared/ui/still'
import { useContentCounts } from '../api/landing-answers'
import { sectionLook } from './look'

/** The content to learn with, as the server counts it now. */
export function Catalogue() {
  const counted = useContentCounts()
  const listed = useSubjects()
  const counts = counted.state === 'ready' ? counted.found.counts : null
  const subjects = listed.state === 'ready' ? listed.found.subjects : []
  // What has not come along is drawn when it comes.
  const Frame = counts && listed.state === 'ready' ? Still : Fragment
  const [ready, awaited] = [subjects.filter(({ practice }) => practice), subjects.filter(({ practice }) => !practice)]
  return (
    <section aria-labelledby="catalogue" className={cx(columnLook, sectionLook, css({ stack: '8' }))}>
      <h2 id="catalogue" className={css({ textStyle: 'title' })}>
        Обери предмет і починай
      </h2>
      <Frame>
        {counts && (
          <dl className={figures}>
            <Count count={counts.tasks} name={['завдання для практики', 'завдання для практики', 'завдань для практики']} />
            <Count count={counts.articles} name={['конспект', 'конспекти', 'конспектів']} />
            <Count count={counts.examples} name={['розв’язаний приклад', 'розв’язані приклади', 'розв’язаних прикладів']} />
            <Count count={counts.facts} name={['дата, термін, формула', 'дати, терміни, формули', 'дат, термінів, формул']} />
          </dl>
        )}
        <ul className={list}>
          {ready.map(({ id, title, practice = 0, papers }) => (
            <li key={id} className={css({ display: 'grid' })}>
              <Link href={addresses.subject.to({ subject: id })} className={row}>
                <span className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'subheading' })}>
                  <SubjectSign subject={id} title={title} />
                  {title}
                </span>
                <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
                  {papers > 0 ? `${countOf(practice, 'task')} · ${countOf(papers, 'paper')}` : countOf(practice, 'task')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {awaited.length > 0 && <p className={css({ color: 'inkMuted' })}>Готуємо: {awaited.map(({ title }) => title).join(', ')}.</p>}
      </Frame>
    </section>
  )
}

function Count({ count, name }: { count: number; name: Parameters<typeof pluralOf>[1] }) {
  return (
    <div className={css({ stack: '1', alignContent: 'start' })}>
      <dt className={css({ textStyle: 'small', color: 'inkMuted', order: '1' })}>{pluralOf(count, name)}</dt>
      <dd className={css({ textStyle: 'figure' })}>{spelled(count)}</dd>
    </div>
  )
}

const figures = css({ stack: '6', gridTemplateColumns: { base: 'two', md: 'four' } })
const list = css({
  stack: '3',
  gridTemplateColumns: { base: 'one', sm: 'two', lg: 'four' },
})
const row = cx(linkSheet, css({ gap: '1', padding: '4', _hover: { color: 'pen' } }))
