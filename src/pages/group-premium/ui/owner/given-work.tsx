import type { ReactNode } from 'react'
import type { Member } from '#contract/group'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Progress } from '@/shared/ui/progress'
import { Fold } from './fold'

type GivenWorkProps = {
  name: string
  /** The name as it is shown, where that is more than its words. */
  heading?: ReactNode
  /** What it is and until when. */
  lines: ReactNode
  /** «Здали» or «Зробили». */
  verb: string
  /** Those whose results the teacher may see, and of them those who have not done it. */
  sharing: readonly Member[]
  left: readonly Member[]
  isBusy: boolean
  onTakeBack: () => void
  /** What is pressed most. */
  presses?: ReactNode
  /** Rarer presses. */
  sharePresses: ReactNode
  /** Who has done what. */
  children?: ReactNode
}

/** One thing that a class was given, on a few lines: its name, its deadline and how many have done it; all else is folded. */
export function GivenWork(props: GivenWorkProps) {
  const { name, heading = name, lines, verb, sharing, left, isBusy, onTakeBack, presses, sharePresses, children } = props
  return (
    <section
      aria-label={name}
      className={css({ stack: '1', minWidth: '0', paddingBottom: '3', borderBottom: 'line', _last: { borderBottom: 'none' } })}
    >
      <h3 className={css({ textStyle: 'subheading', overflowWrap: 'anywhere' })}>{heading}</h3>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{lines}</p>
      {sharing.length === 0 ? (
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>Результатів поки ніхто не показує.</p>
      ) : (
        <Progress label={verb} value={sharing.length - left.length} max={sharing.length} />
      )}
      <div className={css({ wrap: '1', alignItems: 'flex-start', columnGap: '3', _print: { display: 'none' } })}>
        {presses}
        <Fold summary="Ще" label={`Ще: ${name}`}>
          <div className={css({ stack: '3', gridTemplateColumns: 'one' })}>
            {children ?? <Left members={left} />}
            <div className={css({ wrap: '1' })}>
              {sharePresses}
              <Button size="small" variant="quiet" isLoading={isBusy} aria-label={`Забрати завдання: ${name}`} onClick={onTakeBack}>
                Забрати
              </Button>
            </div>
          </div>
        </Fold>
      </div>
    </section>
  )
}

function Left({ members }: { members: readonly Member[] }) {
  if (members.length === 0) return null
  return (
    <div>
      <p className={css({ textStyle: 'label' })}>Ще не здали: {members.length}</p>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', textStyle: 'small' })}>
        {members.map(({ id, name }) => (
          <li key={id} className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
