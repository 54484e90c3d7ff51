import { memo } from 'react'
import { Link } from 'wouter'
import type { TheoryContents } from '#contract/theory'
import { theoryKindNames } from '#domain/theory-kind'
import { css } from 'styled-system/css'
import { ArticleList } from '@/entities/theory'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { Still } from '@/shared/ui/still'

const shown = 4

/** Kinds of theory with the number of their entries, and the first articles of the programme. */
export const TheoryShelf = memo(function TheoryShelf({ theory: { subject, kinds, articles } }: { theory: TheoryContents }) {
  return (
    <Panel title="Теорія">
      {kinds.length === 0 ? (
        <p className={css({ color: 'inkMuted' })}>Конспекти цього предмета готуємо.</p>
      ) : (
        <Still>
          <ul className={shelf}>
            {kinds.map(({ type, count }) => (
              <li key={type}>
                <Link href={addresses.theory.to({ subject: subject.id, type })} className={kind}>
                  <span className={css({ textStyle: 'label' })}>{theoryKindNames[type]}</span>
                  <span className={css({ textStyle: 'small', color: 'inkMuted', fontVariantNumeric: 'tabular-nums' })}>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Still>
      )}
      {articles.length > 0 && (
        <div className={css({ stack: '3', justifyItems: 'start', marginTop: '4' })}>
          <ArticleList subject={subject.id} articles={articles.slice(0, shown)} />
          {articles.length > shown && (
            <ButtonLink variant="secondary" href={addresses.theory.to({ subject: subject.id, type: 'notes' })}>
              Усі конспекти: {articles.length}
            </ButtonLink>
          )}
        </div>
      )}
    </Panel>
  )
})

const shelf = css({ stack: '2', gridTemplateColumns: 'fill44' })
const kind = css({
  spread: '3',
  alignItems: 'center',
  minHeight: 'target',
  paddingInline: '3',
  paddingBlock: '2',
  border: 'edge',
  borderRadius: 'cell',
  color: 'ink',
  textDecoration: 'none',
  _hover: { borderColor: 'pen', backgroundColor: 'penWash' },
})
