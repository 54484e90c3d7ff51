import type { ComponentProps } from 'react'
import { css } from 'styled-system/css'
import { Select } from '@/shared/ui/select'
import { visuallyHidden } from '@/shared/ui/visually-hidden'

type LetterChoiceProps = Omit<ComponentProps<typeof Select>, 'options'> & { options: Readonly<Record<string, string>> }

/** A list with nothing chosen at first. */
export const LetterChoice = ({ options, ...rest }: LetterChoiceProps) => (
  <Select {...rest} options={Object.entries(options).map(([value, text]) => ({ value, text }))}>
    <option value="">Оберіть зі списку</option>
  </Select>
)

/** A field for programs that fill in everything; people neither see nor reach it. */
export function Trap() {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label>
        Сайт
        <input name="website" tabIndex={-1} autoComplete="off" className={css({ width: 'full' })} />
      </label>
    </div>
  )
}
