import { useState } from 'react'
import type { Option } from '#domain/question'
import { css } from 'styled-system/css'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { Icon } from '../icon'
import { OptionList } from '../option-list'
import { InlineText } from '../rich-text'
import { VisuallyHidden } from '../visually-hidden'
import { EdgeMark, type Mark } from '../mark'
import type { Choice } from './answer-cells'

type RowSheetsProps = Choice & {
  isDisabled?: boolean
  marks?: Readonly<Record<string, Mark>>
  /** Right option id by row id. */
  correct?: Readonly<Record<string, string>>
}

/** Matching on a small screen: each row with its choice beside it, and a sheet with the texts of all options. */
export function RowSheets({ rows, options, value, onChoose, rowName, isDisabled = false, marks, correct }: RowSheetsProps) {
  const labelOf = (id: string | undefined) => options.find((option) => option.id === id)?.label
  const [open, setOpen] = useState<string | null>(null)
  const row = rows.find(({ id }) => id === open)
  const close = () => setOpen(null)
  const wipe = () => {
    if (row) onChoose(row, null)
    close()
  }
  return (
    <>
      <ul className={css({ stack: '2' })}>
        {rows.map((each) => (
          <li key={each.id} className={rowLook}>
            <span className={css({ stack: '3', gridTemplateColumns: 'markText', alignItems: 'baseline' })}>
              <span className={css({ textStyle: 'cell', minWidth: '6', color: 'pen' })}>{each.label}</span>
              <span>
                <InlineText content={each.text} />
              </span>
            </span>
            <RowButton
              name={`${rowName} ${each.label}`}
              chosen={options.find(({ id }) => id === value[each.id])}
              isDisabled={isDisabled}
              mark={marks?.[each.id]}
              right={labelOf(correct?.[each.id])}
              onOpen={() => setOpen(each.id)}
            />
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={row !== undefined}
        onClose={close}
        title={`${rowName} ${row?.label ?? ''}`}
        footer={
          row !== undefined &&
          value[row.id] !== undefined && (
            <Button variant="quiet" onClick={wipe}>
              Стерти вибір
            </Button>
          )
        }
      >
        {row && (
          <div className={css({ stack: '4', gridTemplateColumns: 'one', paddingBottom: '4' })}>
            {row.text.length > 0 && (
              <p className={css({ color: 'inkMuted' })}>
                <InlineText content={row.text} />
              </p>
            )}
            <OptionList
              label={`Варіанти: ${rowName.toLowerCase()} ${row.label}`}
              options={options}
              value={value[row.id] ?? null}
              onChange={(id) => onChoose(row, options.find((option) => option.id === id) ?? null)}
              onSettle={close}
            />
          </div>
        )}
      </Dialog>
    </>
  )
}

type RowButtonProps = { name: string; chosen: Option | undefined; isDisabled: boolean; mark?: Mark; right?: string; onOpen: () => void }

const RowButton = ({ name, chosen, isDisabled, mark, right, onOpen }: RowButtonProps) => (
  <button type="button" aria-haspopup="dialog" disabled={isDisabled} data-mark={mark} onClick={onOpen} className={buttonLook}>
    {chosen ? (
      <>
        <span className={css({ textStyle: 'cell', position: 'relative' })}>
          <VisuallyHidden>{name}: </VisuallyHidden>
          {chosen.label}
        </span>
        <span className={css({ minWidth: '0', textAlign: 'start' })}>
          <InlineText content={chosen.text} />
        </span>
      </>
    ) : (
      <span className={css({ gridColumn: 'span 2', textAlign: 'start' })}>
        <VisuallyHidden>{name}: </VisuallyHidden>
        {mark ? 'Без відповіді' : 'Обрати'}
      </span>
    )}
    <span data-part="arrow">
      <Icon name="chevron-down" size="small" />
    </span>
    {mark && <EdgeMark mark={mark} text={mark === 'right' ? undefined : `Правильно: ${right}`} />}
  </button>
)

const rowLook = css({ stack: '2', padding: '3', layerStyle: 'sheet' })
const buttonLook = css({
  stack: '3',
  gridTemplateColumns: 'markTextTail',
  alignItems: 'center',
  position: 'relative',
  width: 'full',
  minHeight: 'target',
  paddingInline: '3',
  paddingBlock: '2',
  color: 'pen',
  textStyle: 'label',
  border: 'edge',
  borderRadius: 'cell',
  cursor: 'pointer',
  _hover: { backgroundColor: 'penWash' },
  _disabled: { cursor: 'default', color: 'ink', backgroundColor: 'transparent', '& [data-part=arrow]': { visibility: 'hidden' } },
  '&[data-mark=right]': { backgroundColor: 'rightWash', borderColor: 'right', boxShadow: 'rightRing' },
  '&[data-mark=wrong]': { backgroundColor: 'wrongWash', borderColor: 'wrong', boxShadow: 'wrongRing' },
  '&[data-mark=missed]': { borderColor: 'right', borderStyle: 'dashed' },
})
