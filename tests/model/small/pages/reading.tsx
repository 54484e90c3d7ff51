import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createActor, fromPromise } from 'xstate'
import { offerOf } from '#samples/payments'
import { sessionMachine, type Session } from '@/entities/session'
import { SurveyGroundProvider } from '@/entities/survey'
import { DeviceLogProvider } from '@/shared/lib/device-log'
import { answersOn, pageLog } from '../../../fixtures/page-log'
import { noTokens, Visitor } from '../../../fixtures/visitor'

const all = <Found extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<Found>(selector)]
export const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? ''
/** Tells whether an element of this kind has these words. */
export const says = (selector: string, words: string): boolean => all(selector).some((element) => textOf(element).includes(words))
export const heading = (): string => textOf(document.querySelector('h1'))
export const field = (label: RegExp): HTMLInputElement | undefined =>
  all<HTMLInputElement>('input, textarea').find((element) => label.test(element.labels?.[0]?.textContent ?? ''))
/** The words that a field is said to be wrong in. */
export const errorOf = (input: Element | undefined): string =>
  input?.getAttribute('aria-invalid') === 'true'
    ? textOf(document.getElementById((input.getAttribute('aria-describedby') ?? '').split(' ').at(-1) ?? ''))
    : ''
export const refusal = (status: number) => ({ status, body: { errorMessage: `Відмова ${status}` } })
export const data = (body: object) => ({ status: 200, body: { data: body } })
export const user = (name: string | null, change: object = {}) => ({ ...offerOf().user, name, ...change })

const clock = { now: () => Date.parse('2026-11-21T10:00:00.000Z'), sync: () => undefined, hasJumped: () => false }

/** The session of a pupil who asks the server for nothing. */
export function signedIn(): Session {
  const silent = sessionMachine.provide({ actors: { loadAccount: fromPromise(() => new Promise<never>(() => undefined)) as never } })
  const tokens = { ...noTokens, token: 'token' }
  return createActor(silent, { input: { tokens, rules: { canRefresh: false, maxAgeSeconds: 60 } } }).start()
}

/** Draws a part of the site with all that it stands on. */
export function openPart(part: ReactNode, session?: Session): void {
  render(
    <Router hook={memoryLocation().hook}>
      <DeviceLogProvider value={pageLog()}>
        <SurveyGroundProvider value={{ log: answersOn(), clock }}>
          <Visitor {...(session && { session })}>{part}</Visitor>
        </SurveyGroundProvider>
      </DeviceLogProvider>
    </Router>,
  )
}
