import { createHash } from 'node:crypto'
import type { Config } from './config.ts'
import { storedSecret } from '../people/uploads/secret.ts'
import type { PaymentSetUp } from '../money/payments/open-provider.ts'

/** LiqPay by the keys of the settings, else a sandbox that takes no money; where others reach the server nothing takes its place, and a line on stderr says so. */
export function openPayments({ payments: { keys }, isPublic, secret, directory }: Config): PaymentSetUp | null {
  if (keys) return { keys, isSandbox: false }
  if (isPublic) {
    console.warn('LIQPAY_PUBLIC_KEY і LIQPAY_PRIVATE_KEY не задано: оплату вимкнено.')
    return null
  }
  const privateKey = createHash('sha256')
    .update(`liqpay sandbox ${secret ?? storedSecret(directory)}`)
    .digest('hex')
  return { keys: { publicKey: 'sandbox_skladu', privateKey }, isSandbox: true }
}
