import { useState } from 'react'
import type { Option } from '#contract/question'
import { css } from 'styled-system/css'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { Icon } from '../icon'
import { OptionList } from '../option-list'
import { InlineText } from '../rich-text'
import { VisuallyHidden } from '../visually-hidden'
import type { Choice } from './answer-cells'

/** Matching on a small screen: each row with its choice beside it, and a sheet with the texts of all options. */
export function RowSheets({ rows, options, value, onChoose, rowName }: Choice) {
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

type RowButtonProps = { name: string; chosen: Option | undefined; onOpen: () => void }

const RowButton = ({ name, chosen, onOpen }: RowButtonProps) => (
  <button type="button" aria-haspopup="dialog" onClick={onOpen} className={buttonLook}>
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
        Обрати
      </span>
    )}
    <Icon name="chevron-down" size="small" />
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
})
