import { PasswordInput } from '@ark-ui/react/password-input'
import { useId, type ComponentProps } from 'react'
import { css, cx } from 'styled-system/css'
import { describedBy, Field, inputLook, type FieldTexts } from '../field'
import { Icon } from '../icon'

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'autoComplete' | 'id' | 'disabled'> & {
    autoComplete: 'current-password' | 'new-password'
    isDisabled?: boolean
  }

const translations = { visibilityTrigger: (isVisible: boolean) => (isVisible ? 'Приховати пароль' : 'Показати пароль') }

const toggle = css({
  position: 'absolute',
  insetBlock: '0',
  right: '0',
  width: '12',
  center: true,
  color: 'inkMuted',
  borderRadius: 'cell',
  cursor: 'pointer',
  _hover: { color: 'pen' },
})

/** A password that can be looked at; paste and password managers work. */
export function PasswordField({ label, hint, error, autoComplete, isDisabled, ...rest }: PasswordFieldProps) {
  const id = useId()
  return (
    <PasswordInput.Root
      ids={{ input: id }}
      translations={translations}
      autoComplete={autoComplete}
      disabled={isDisabled}
      invalid={Boolean(error)}
    >
      <Field id={id} label={label} hint={hint} error={error}>
        <PasswordInput.Control className={css({ position: 'relative' })}>
          <PasswordInput.Input
            {...rest}
            aria-describedby={describedBy(id, { hint, error })}
            className={cx(inputLook, css({ paddingRight: '12' }))}
          />
          <PasswordInput.Context>
            {({ toggleVisible }) => (
              // Ark listens to the pointer alone; a press by keyboard or screen reader is a click without one.
              <PasswordInput.VisibilityTrigger tabIndex={0} className={toggle} onClick={({ detail }) => detail === 0 && toggleVisible()}>
                <PasswordInput.Indicator fallback={<Icon name="eye" />}>
                  <Icon name="eye-off" />
                </PasswordInput.Indicator>
              </PasswordInput.VisibilityTrigger>
            )}
          </PasswordInput.Context>
        </PasswordInput.Control>
      </Field>
    </PasswordInput.Root>
  )
}
