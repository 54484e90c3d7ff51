import type { ResultItem } from '#domain/result'
import { css, cx } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'
import { toEdges } from '@/shared/ui/scroller'
import { outcomeLook } from '../model/outcome'
import { numberText } from '../model/result-text'

type OutcomeMapProps = {
  items: readonly { link: number; item: ResultItem }[]
  /** The task on the page. */
  current: number
  onReach: (link: number) => void
}

/** Cells of the blank, each with how its task fared: the way to any task of a long review. */
export function OutcomeMap({ items, current, onReach }: OutcomeMapProps) {
  return (
    <nav aria-label="Завдання розбору" className={frame}>
      <ol className={cells}>
        {items
          .map(({ link, item }) => ({ link, number: numberText(item.number, item.question.numbers), ...outcomeLook[item.outcome] }))
          .map(({ link, number, text, icon, tone }) => (
            <li key={link} className={css({ display: 'grid' })}>
              <a
                href={`#q-${link}`}
                onClick={() => onReach(link)}
                aria-current={link === current || undefined}
                aria-label={`Завдання ${number}: ${text}`}
                data-tone={tone}
                className={cell}
              >
                {number}
                {icon && <Icon name={icon} size="small" />}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  )
}

const frame = css({
  _print: { display: 'none' },
  lg: { position: 'sticky', top: '6', alignSelf: 'start', padding: '4', layerStyle: 'sheet' },
})

/** A row that scrolls on a phone, so that the task itself is in sight; a field beside the task where there is room. */
const cells = cx(
  toEdges,
  css({
    display: { base: 'flex', lg: 'grid' },
    gridTemplateColumns: 'fillTarget',
    gap: '2',
    overflow: { base: 'auto', lg: 'visible' },
    paddingBlock: '1',
    '& > li': { flexShrink: '0', minWidth: 'target' },
  }),
)

const cell = css({
  stack: 'thin',
  placeItems: 'center',
  alignContent: 'center',
  minHeight: 'target',
  textStyle: 'cell',
  textDecoration: 'none',
  layerStyle: 'cell',
  color: 'ink',
  _hover: { borderColor: 'pen' },
  '& svg': { boxSize: '3', strokeWidth: 'bold' },
  '&[aria-current]': { outline: 'inkRule', outlineOffset: 'thin' },
  '&[data-tone=right]': { backgroundColor: 'rightWash', borderColor: 'right', color: 'right' },
  '&[data-tone=wrong]': { backgroundColor: 'wrongWash', borderColor: 'wrong', color: 'wrong' },
  '&[data-tone=marker]': { backgroundColor: 'markerWash', borderColor: 'ink' },
  '&[data-tone=outline]': { borderStyle: 'dashed', color: 'inkMuted' },
})
