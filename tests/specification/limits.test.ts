// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { mayReload } from '@/app/entry/chunk-reload'
import { quietCalls, tellFailures } from '@/app/wiring/tell-failures'
import { hasStoredConfirmation, storeConfirmation } from '@/features/auth-modal/model/stored-confirmation'
import { defaultConfig } from '@/shared/config/config'
import { createLocalStore } from '@/shared/lib/local-store'
import { toastLifetimeMs } from '@/shared/ui/toaster/inbox'
import deployed from '../../public/config.json' with { type: 'json' }
import { mapStorage } from '../fixtures/map-storage'
import { specified } from './constants'

describe('what fails', () => {
  test('is told by a toast of the specification', () => {
    const told: unknown[] = []
    const watch = tellFailures((toast) => told.push(toast))
    watch.onFailed({ method: 'GET', path: 'v3/user', isUnasked: false }, { status: 500, detail: specified.errorWithoutWords }, true)
    watch.onFailed({ method: 'POST', path: 'v3/auth/anonymous', isUnasked: false }, { status: null, detail: '' }, false)
    const toast = { severity: specified.errorSeverity, title: specified.errorTitle }
    expect(told).toMatchObject([{ ...toast, detail: specified.errorWithoutWords }, toast])
    expect(toastLifetimeMs).toBe(specified.toastLifetimeMs)
  })

  test('with 401 at a sign-in is left to the form', () => {
    const calls = [
      'GET v3/user',
      'POST v3/user',
      'POST v3/login',
      'POST v3/register',
      'POST v3/auth/google',
      'POST v3/auth/apple',
      'POST v3/reset-password',
    ]
    const quiet = calls.filter((call) =>
      quietCalls.some((rule) => rule.call.test(call) && rule.statuses?.includes(specified.refusedToken) && rule.say === 'never'),
    )
    expect(quiet.toSorted()).toEqual(specified.quiet401)
  })

  test('to load a chunk reloads the page once in ten seconds', () => {
    const session = mapStorage(new Map())
    const reload = (now: number) =>
      mayReload(
        now,
        () => session,
        () => false,
      )
    const from = 1_000_000
    expect([reload(from), reload(from + specified.reloadGuardMs - 1), reload(from + specified.reloadGuardMs)]).toEqual([true, false, true])
  })

  test('a confirmed reset is shown again for its time', () => {
    const storage = mapStorage(new Map())
    const visit = createLocalStore(() => storage)
    storeConfirmation(visit, 0)
    const ms = specified.resetConfirmationSeconds * 1000
    expect([hasStoredConfirmation(visit, ms - 1), hasStoredConfirmation(visit, ms)]).toEqual([true, false])
  })
})

test('the configuration holds the keys of the specification, and the API lies where it says', () => {
  expect(Object.keys(defaultConfig)).toEqual(expect.arrayContaining([...specified.configKeys]))
  expect(Object.keys(deployed)).toEqual(expect.arrayContaining([...specified.configKeys]))
  expect([defaultConfig.apiBaseUrl, defaultConfig.session.provider]).toEqual([specified.apiBase, specified.refreshProvider])
})
