import { useState } from 'react'
import { css } from 'styled-system/css'
import { leavesOf, shortest, type TopicBranch } from '@/entities/practice'
import { countOf } from '@/entities/subject'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { TopicSection } from './topic-section'

type TopicChoiceProps = {
  legend: string
  tree: readonly TopicBranch[]
  /** Ids of sections and topics. */
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** Sections of the programme and their topics, with how many tasks stand behind each. */
export function TopicChoice({ legend, tree, chosen, onChange }: TopicChoiceProps) {
  const leaves = leavesOf(tree, chosen)
  const all = tree.flatMap((branch) => branch.leaves.map(({ id }) => id))
  const total = tree.reduce((sum, { count }) => sum + count, 0)
  const [unfolded, setUnfolded] = useState(() => tree.filter((branch) => isPart(branch, leaves)).map(({ id }) => id))
  const set = (ids: readonly string[], isChosen: boolean) =>
    onChange(shortest(tree, isChosen ? [...leaves, ...ids] : leaves.filter((id) => !ids.includes(id))))
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={css({ textStyle: 'smallLabel' })}>{legend}</legend>
      <div className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4', borderBottom: 'edge' })}>
        <Checkbox
          checked={leaves.length === all.length}
          isPartial={leaves.length > 0 && leaves.length < all.length}
          onChange={(event) => set(all, event.target.checked)}
        >
          <strong>Увесь предмет</strong> <span className={css({ color: 'inkMuted' })}>· {countOf(total, 'task')}</span>
        </Checkbox>
        {leaves.length > 0 && leaves.length < all.length && (
          <Button variant="quiet" size="small" onClick={() => onChange([])}>
            Скинути
          </Button>
        )}
      </div>
      <ul>
        {tree.map((branch) => (
          <TopicSection
            key={branch.id}
            branch={branch}
            chosen={leaves}
            isUnfolded={unfolded.includes(branch.id)}
            onUnfold={(isOpen) => setUnfolded((ids) => (isOpen ? [...ids, branch.id] : ids.filter((id) => id !== branch.id)))}
            onSet={set}
          />
        ))}
      </ul>
    </fieldset>
  )
}

const isPart = ({ leaves }: TopicBranch, chosen: readonly string[]): boolean => {
  const count = leaves.filter(({ id }) => chosen.includes(id)).length
  return count > 0 && count < leaves.length
}
