import { useState } from 'react'
import { css } from 'styled-system/css'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Icon } from '@/shared/ui/icon'
import { Illustration } from '@/shared/ui/illustration'
import { PasswordField } from '@/shared/ui/password-field'
import { TextField } from '@/shared/ui/text-field'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' })

export const IllustrationSamples = () => (
  <div className={row}>
    {(['empty', 'end', 'first', 'lamp', 'alarm', 'streak'] as const).map((name) => (
      <Illustration key={name} name={name} />
    ))}
  </div>
)

export function ButtonSamples() {
  const [isLoading, setLoading] = useState(false)
  return (
    <>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <div key={variant} className={row}>
          <Button variant={variant}>Перевірити</Button>
          <Button variant={variant} disabled>
            Недоступна
          </Button>
          <Button variant={variant} isLoading={isLoading} onClick={() => setLoading(true)}>
            Надіслати
          </Button>
        </div>
      ))}
      <div className={row}>
        <Button size="small">Мала</Button>
        <Button>Звичайна</Button>
        <Button size="large">
          Велика <Icon name="arrow-right" />
        </Button>
        <Button isSquare variant="secondary" aria-label="Позначити">
          <Icon name="flag" />
        </Button>
      </div>
      <div className={row}>
        <ButtonLink href="#button" variant="secondary">
          Посилання
        </ButtonLink>
        <Button isLoading>Завантажується</Button>
      </div>
    </>
  )
}

export function FieldSamples() {
  return (
    <>
      <TextField label="E-mail" type="email" autoComplete="email" placeholder="olena@example.com" />
      <TextField label="Повне ім’я" defaultValue="Ол" error="Ім’я повинно містити щонайменше 3 символи" />
      <TextField label="E-mail" defaultValue="olena@example.com" disabled hint="Адресу змінити не можна" />
      <PasswordField label="Пароль" autoComplete="new-password" hint="Пароль повинен містити 8 символів" defaultValue="правда" />
      <Checkbox>
        Погоджуюся з <a href="#x" className={css({ color: 'pen', textDecoration: 'underline' })}>умовами користування</a> і обробкою персональних даних
      </Checkbox>
      <Checkbox defaultChecked>Нагадувати про повторення</Checkbox>
    </>
  )
}
