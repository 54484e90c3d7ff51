import { productsAnswerSchema } from '#contract/product'
import { api, problemOf } from '@/shared/api'
import { offersIn, type GroupOffer } from '../model/group-offer'

/** Reads the price of seats; nothing where this deployment sells none. */
export async function readOffers(): Promise<GroupOffer[]> {
  try {
    return offersIn((await (await api()).get('v3/products').json(productsAnswerSchema)).data)
  } catch (error) {
    if (problemOf(error).status === 404) return []
    throw error
  }
}
