import { productsAnswerSchema } from '#contract/product'
import { api, problemOf } from '@/shared/api'
import { offersIn, type GroupOffer } from '../model/group-offer'

/** How seats are sold; nothing where this deployment sells nothing. */
export async function readOffers(): Promise<GroupOffer[]> {
  try {
    return offersIn((await (await api()).get('v3/products').json(productsAnswerSchema)).data)
  } catch (error) {
    if (problemOf(error).status === 404) return []
    throw error
  }
}
