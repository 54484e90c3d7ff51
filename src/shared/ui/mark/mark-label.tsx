import { css, cva } from 'styled-system/css'
import { Icon } from '../icon'
import { markIcon, markText, type Mark } from './mark'

const recipe = cva({
  base: { inlineRow: '1', textStyle: 'smallLabel' },
  variants: { mark: { right: { color: 'right' }, wrong: { color: 'wrong' }, missed: { color: 'right' } } },
})

/** The mark on the upper edge of its row, which stays as large as it was; the row is positioned. */
export const EdgeMark = (props: MarkLabelProps) => (
  <span className={edgeLook}>
    <MarkLabel {...props} />
  </span>
)

const edgeLook = css({
  position: 'absolute',
  top: '-2.5',
  right: '2',
  zIndex: 'raised',
  paddingInline: '1.5',
  lineHeight: 'head',
  backgroundColor: 'sheet',
  border: 'edge',
  borderRadius: 'cell',
  '[data-mark=missed] &': { borderColor: 'right' },
  '[data-mark=right] &': { borderColor: 'right' },
  '[data-mark=wrong] &': { borderColor: 'wrong' },
  '& svg': { boxSize: '3.5' },
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
