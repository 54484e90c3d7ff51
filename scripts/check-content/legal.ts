import { consentVersion } from '../../contract/consent.ts'
import type { Content } from '../../server/content/content.ts'

const needed = ['terms', 'privacy', 'public-oferta']

/** Legal texts that are missing, and a version that sign-up agrees to which is not that of the newest text. */
export function legalComplaints({ pages }: Content): string[] {
  const legal = pages.filter((page) => page.legal !== null)
  const missing = needed.filter((id) => !legal.some((page) => page.id === id))
  const newest = legal
    .filter(({ id }) => id === 'terms' || id === 'privacy')
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1)
  return [
    ...missing.map((id) => `legal/${id}.yaml: немає тексту`),
    ...(newest !== undefined && newest !== consentVersion
      ? [`legal: найновіша версія ${newest}, а contract/consent.ts каже ${consentVersion}`]
      : []),
  ]
}
