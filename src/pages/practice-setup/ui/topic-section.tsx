import { useId } from 'react'
import { css, cx } from 'styled-system/css'
import { cellPress } from '@/shared/ui/cell'
import type { TopicBranch } from '@/entities/practice'
import { Checkbox } from '@/shared/ui/checkbox'
import { Icon } from '@/shared/ui/icon'

type TopicSectionProps = {
  branch: TopicBranch
  chosen: readonly string[]
  isUnfolded: boolean
  onUnfold: (isUnfolded: boolean) => void
  onSet: (ids: readonly string[], isChosen: boolean) => void
}

/** A section with one box for all of it, unfolding into its topics. */
export function TopicSection({ branch: { title, leaves, count }, chosen, isUnfolded, onUnfold, onSet }: TopicSectionProps) {
  const id = useId()
  const ids = leaves.map((leaf) => leaf.id)
  const chosenCount = ids.filter((leaf) => chosen.includes(leaf)).length
  return (
    <li className={css({ borderBottom: 'line' })}>
      <div className={css({ stack: '2', gridTemplateColumns: 'textTail', alignItems: 'start' })}>
        <Checkbox
          checked={chosenCount === ids.length}
          isPartial={chosenCount > 0 && chosenCount < ids.length}
          onChange={(event) => onSet(ids, event.target.checked)}
        >
          {title} <span className={countLook}>{count}</span>
        </Checkbox>
        {leaves.length > 1 && (
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls={id}
            aria-label={`Теми розділу «${title}»`}
            onClick={() => onUnfold(!isUnfolded)}
            className={unfoldLook}
          >
            <Icon name="chevron-down" size="small" />
          </button>
        )}
      </div>
      {isUnfolded && (
        <ul id={id} className={css({ paddingLeft: '8', paddingBottom: '2' })}>
          {leaves.map((leaf) => (
            <li key={leaf.id}>
              <Checkbox checked={chosen.includes(leaf.id)} onChange={(event) => onSet([leaf.id], event.target.checked)}>
                {leaf.title} <span className={countLook}>{leaf.count}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const countLook = css({ color: 'inkMuted', fontVariantNumeric: 'tabular-nums', marginLeft: '1' })

const unfoldLook = cx(
  cellPress,
  css({ color: 'pen', _hover: { backgroundColor: 'penWash' }, '&[aria-expanded=true] svg': { rotate: 'half' } }),
)
