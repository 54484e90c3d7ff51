import { css } from 'styled-system/css'
import { paletteCellLook } from 'styled-system/recipes'
import { Icon } from '@/shared/ui/icon'
import { taskStateText, type Task } from '../model/task-state'

type PaletteCellProps = { task: Task; /** Absent where tasks cannot be turned to. */ onShow?: (id: string) => void }

/** A cell of the palette for one task: its look and its accessible name tell the state. */
export function PaletteCell({ task, onShow }: PaletteCellProps) {
  const name = [`Завдання ${task.label}: ${taskStateText[task.state]}`, task.isFlagged && 'позначено'].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      onClick={() => onShow?.(task.id)}
      disabled={!onShow}
      aria-label={name}
      aria-current={task.isCurrent ? 'step' : undefined}
      data-wide={task.label.length > 2 || undefined}
      data-state={task.state}
      className={paletteCellLook()}
    >
      {task.label}
      {task.isFlagged && <CellFlag />}
    </button>
  )
}

/** The flag in the corner of a cell. */
export function CellFlag() {
  return (
    <span className={flag}>
      <Icon name="flag" size="small" />
    </span>
  )
}

const flag = css({
  position: 'absolute',
  top: '-1.5',
  right: '-1',
  display: 'grid',
  padding: 'hair',
  backgroundColor: 'marker',
  color: 'onMarker',
  borderRadius: 'cell',
  '& svg': { boxSize: '3.5' },
  '& path': { fill: 'current' },
})
