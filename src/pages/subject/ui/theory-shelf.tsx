import { memo } from 'react'
import { Link } from 'wouter'
import type { TheoryContents } from '#contract/theory'
import { theoryKindNames } from '#domain/theory-kind'
import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { Panel } from '@/shared/ui/panel'
import { Still } from '@/shared/ui/still'

/** Kinds of theory with the number of their entries. */
export const TheoryShelf = memo(function TheoryShelf({ theory: { subject, kinds } }: { theory: TheoryContents }) {
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
    </Panel>
  )
})

const shelf = css({ stack: '2', gridTemplateColumns: 'fill34' })
const kind = css({
  spread: '2',
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
