import type { Db } from '../../store/store.ts'
import { askLiqpay, isTestKey, liqpay, liqpayCheckoutUrl, type LiqpayKeys } from './liqpay.ts'
import type { Provider } from './provider.ts'
import { answerSandbox } from './sandbox-books.ts'

/** With whose keys money is taken. The sandbox speaks LiqPay’s protocol inside this server. */
export type PaymentSetUp = { keys: LiqpayKeys; isSandbox: boolean }

/** Tells whether what is bought here costs no money; without a provider nothing is bought at all. */
export const isTestShop = (setUp: PaymentSetUp | null): boolean => setUp !== null && isTestKey(setUp.keys.publicKey)

/** The address of the sandbox’s page. */
export const sandboxPath = '/api/sandbox/liqpay'

/** The provider of this deployment; null where nobody can pay. */
export function openProvider({ db, payments }: { db: Db; payments: PaymentSetUp | null }): Provider | null {
  if (!payments) return null
  const { keys, isSandbox } = payments
  return isSandbox
    ? liqpay({ ...keys, checkoutUrl: `${sandboxPath}/checkout`, request: (form) => answerSandbox(db, keys, form) })
    : liqpay({ ...keys, checkoutUrl: liqpayCheckoutUrl, request: askLiqpay })
}
