import { css } from 'styled-system/css'
import { Button, ButtonLink } from '@/shared/ui/button'
import { useCopyLink } from '@/shared/lib/copy-link'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { TextField } from '@/shared/ui/text-field'
import { intentLink } from '../model/intent-link'
import { authFor } from './bridge'

/** The browser inside an app cannot sign in: it offers the way out. */
export function OpenInBrowser({ returnTo }: { returnTo: string }) {
  const { href } = location
  const intent = intentLink(navigator.userAgent, href)
  const { field, isCopied, copy } = useCopyLink(href)
  return (
    <Page title="Відкрити в браузері" width="text">
      <Panel>
        <div className={css({ stack: '4' })}>
          <p>
            Ця сторінка відкрита всередині застосунку, а Google та Apple дозволяють вхід лише в браузері. Відкрий меню застосунку (зазвичай
            «⋯») і обери «Відкрити в браузері» або скопіюй посилання та встав його в адресний рядок браузера.
          </p>
          {intent && (
            <ButtonLink size="large" isWide href={intent}>
              Відкрити в браузері
            </ButtonLink>
          )}
          <TextField ref={field} label="Посилання" value={href} readOnly />
          <Button variant={intent ? 'secondary' : 'primary'} size="large" isWide onClick={() => void copy()}>
            Скопіювати посилання
          </Button>
          <p role="status" className={css({ textStyle: 'label', color: 'right', _empty: { display: 'none' } })}>
            {isCopied ? 'Скопійовано. Тепер відкрий браузер і встав посилання.' : ''}
          </p>
          <ButtonLink variant="quiet" isWide href={authFor(returnTo)}>
            Увійти з паролем тут
          </ButtonLink>
        </div>
      </Panel>
    </Page>
  )
}
