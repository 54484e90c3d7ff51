import { cva } from 'styled-system/css'
import { Icon } from '../icon'
import { markIcon, markText, type Mark } from './mark'

const recipe = cva({
  base: { inlineRow: '1', textStyle: 'smallLabel' },
  variants: { mark: { right: { color: 'right' }, wrong: { color: 'wrong' }, missed: { color: 'right' } } },
})

type MarkLabelProps = { mark: Mark; text?: string }

export function MarkLabel({ mark, text = markText[mark] }: MarkLabelProps) {
  return (
    <span className={recipe({ mark })}>
      <Icon name={markIcon[mark]} size="small" />
      {text}
    </span>
  )
}
