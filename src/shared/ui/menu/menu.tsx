import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { buttonRecipe, type ButtonLook } from '../button'
import { Icon } from '../icon'

export type MenuChoice = { value: string; text: string; /** The effect, in a few words. */ note?: string }

type MenuProps = ButtonLook & { label: ReactNode; choices: readonly MenuChoice[]; isBusy?: boolean; onChoose: (value: string) => void }

/** A button whose choices open below it; by arrows, by their first letters, and closed by Escape. */
export function Menu({ label, choices, isBusy = false, onChoose, ...look }: MenuProps) {
  return (
    <Ark.Root onSelect={({ value }) => onChoose(value)} positioning={{ placement: 'bottom-start', gutter: 4 }} lazyMount unmountOnExit>
      <Ark.Trigger className={buttonRecipe(look)} aria-busy={isBusy || undefined} disabled={isBusy}>
        {label}
        <Icon name="chevron-down" size="small" />
      </Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={sheet}>
            {choices.map(({ value, text, note }) => (
              <Ark.Item key={value} value={value} className={item}>
                <Ark.ItemText className={css({ textStyle: 'label' })}>{text}</Ark.ItemText>
                {note && <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{note}</span>}
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

const sheet = css({
  zIndex: 'overlay',
  width: '88',
  maxWidth: 'window',
  padding: '1',
  backgroundColor: 'sheet',
  color: 'ink',
  border: 'frame',
  borderRadius: 'sheet',
  boxShadow: 'lift',
  _focusVisible: { outline: 'none' },
})
const item = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: 'target',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'cell',
  cursor: 'pointer',
  '&[data-highlighted]': { backgroundColor: 'penWash', color: 'penStrong' },
})
