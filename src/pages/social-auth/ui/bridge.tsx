import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice } from '@/shared/ui/problem-notice'

type BridgeProps = {
  provider: 'Google' | 'Apple'
  returnTo: string
  isBusy: boolean
  /** The reason why the last attempt came to nothing. */
  problem: string | null
  onStart: () => void
  children: ReactNode
}

/** Says what will happen, and has the button that starts it. */
export function Bridge({ provider, returnTo, isBusy, problem, onStart, children }: BridgeProps) {
  return (
    <Page title={`Вхід через ${provider}`} width="text">
      <Panel>
        <div className={css({ stack: '4' })}>
          <p>{children}</p>
          {problem && <ProblemNotice title={`Не вдалося увійти через ${provider}`}>{problem}</ProblemNotice>}
          <Button size="large" isWide isLoading={isBusy} onClick={onStart}>
            Продовжити з {provider}
          </Button>
          <ButtonLink variant="quiet" isWide href={authFor(returnTo)}>
            Інший спосіб входу
          </ButtonLink>
        </div>
      </Panel>
    </Page>
  )
}

export const authFor = (returnTo: string): string => `${addresses.auth.to()}?${new URLSearchParams({ returnTo }).toString()}`
