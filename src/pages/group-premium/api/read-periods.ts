import * as v from 'valibot'
import { api, problemOf } from '@/shared/api'
import type { Period } from '../model/period'

const stepSchema = v.object({ from: v.number(), priceMinor: v.number() })
const productSchema = v.object({
  id: v.string(),
  kind: v.string(),
  title: v.string(),
  validUntil: v.string(),
  autoRenew: v.boolean(),
  steps: v.optional(v.array(stepSchema), []),
})
const answerSchema = v.object({ data: v.object({ products: v.array(productSchema) }) })

/** How seats are sold; nothing where this deployment sells nothing. */
export async function readPeriods(): Promise<Period[]> {
  try {
    const { data } = await (await api()).get('v3/products').json(answerSchema)
    return data.products
      .filter(({ kind }) => kind === 'group')
      .map(({ id, title, validUntil, autoRenew, steps }) => ({ productId: id, title, until: validUntil, isRenewing: autoRenew, steps }))
  } catch (error) {
    if (problemOf(error).status === 404) return []
    throw error
  }
}
