import { css } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'
import { taskStateText, type Task } from '../model/task-state'

type PaletteCellProps = { task: Task; onShow: (id: string) => void }

/** A task as a cell of the blank: how it is filled in tells its state, and its name says it. */
export function PaletteCell({ task, onShow }: PaletteCellProps) {
  const name = [`Завдання ${task.label}: ${taskStateText[task.state]}`, task.isFlagged && 'позначено'].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      onClick={() => onShow(task.id)}
      aria-label={name}
      aria-current={task.isCurrent ? 'step' : undefined}
      data-wide={task.label.length > 2 || undefined}
      data-state={task.state}
      className={paletteCellLook}
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

export const paletteCellLook = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 'target',
  minHeight: 'target',
  textStyle: 'cell',
  backgroundColor: 'sheet',
  color: 'ink',
  border: 'edge',
  borderRadius: 'cell',
  cursor: 'pointer',
  _hover: { borderColor: 'pen' },
  '&[data-state=unseen]': { borderStyle: 'dashed', color: 'inkMuted', backgroundColor: 'transparent' },
  '&[data-wide]': { paddingInline: '1', fontSize: '[0.875rem]' },
  '&[data-state=answered], &[data-state=saved]': { backgroundColor: 'pen', borderColor: 'pen', color: 'onPen' },
  '&[data-state=draft]': { borderColor: 'pen', backgroundImage: '[linear-gradient(135deg, {colors.pen} 30%, transparent 31%)]' },
  '&[data-state=right]': { borderColor: 'right', backgroundColor: 'right', color: 'onRight' },
  '&[data-state=half]': { borderColor: 'right', backgroundImage: '[linear-gradient(0deg, {colors.rightWash} 50%, transparent 50%)]' },
  '&[data-state=wrong]': { borderColor: 'wrong', backgroundColor: 'wrongWash', textDecoration: 'line-through' },
  '&[data-state=partial]': {
    borderColor: 'pen',
    backgroundImage: '[linear-gradient({colors.pen}, {colors.pen})]',
    backgroundSize: '[100% 22%]',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'bottom',
  },
  '&[data-state=unreadable]': {
    borderColor: 'wrong',
    backgroundImage: '[linear-gradient(90deg, {colors.wrong} 50%, transparent 50%)]',
    backgroundSize: '[25% 22%]',
    backgroundRepeat: 'repeat-x',
    backgroundPosition: 'bottom',
  },
  '&[aria-current]': { boxShadow: '[0 0 0 3px {colors.marker}, 0 0 0 4.5px {colors.ink}]' },
  _forcedColors: {
    '&[data-state=answered], &[data-state=saved], &[data-state=right]': {
      backgroundColor: '[Highlight]',
      color: '[HighlightText]',
      forcedColorAdjust: 'none',
    },
    '&[data-state=partial]': { borderBottom: '[6px solid CanvasText]' },
    '&[data-state=unreadable]': { borderBottom: '[6px dotted CanvasText]' },
    '&[data-state=draft]': { border: '[4px double CanvasText]' },
    '&[data-state=half]': { borderLeft: '[6px solid CanvasText]' },
    '&[aria-current]': { outline: '[3px solid CanvasText]' },
  },
})

const flag = css({
  position: 'absolute',
  top: '[-0.375rem]',
  right: '[-0.25rem]',
  display: 'grid',
  padding: '[1px]',
  backgroundColor: 'marker',
  color: 'onMarker',
  borderRadius: 'cell',
  '& svg': { width: '[0.875rem]', height: '[0.875rem]' },
  '& path': { fill: 'current' },
})
