import * as v from 'valibot'
import { ownCardSchema } from '#domain/checked-card'
import type { OwnCard } from '#domain/own-card'

/** A card as it is being typed. */
export type OwnDraft = Pick<OwnCard, 'deck' | 'kind' | 'front' | 'back' | 'media' | 'masks'>
export type DraftErrors = { front?: string; back?: string; picture?: string }

/** The card under this id, or what is wrong with it, by field. */
export function finishDraft(id: string, draft: OwnDraft): { card: OwnCard } | { errors: DraftErrors } {
  const { media = [], masks = [], ...words } = draft
  const shown = { ...(media.length > 0 && { media }), ...(draft.kind === 'occlusion' && { masks }) }
  const read = v.safeParse(ownCardSchema, { ...words, ...shown, id })
  if (read.success) return { card: read.output }
  const [issue] = read.issues
  if (draft.kind === 'occlusion' && issue.path === undefined) return { errors: { picture: issue.message } }
  const field = issue.path?.[0]?.key
  const isBack = field === 'back' || (field === undefined && draft.kind === 'basic')
  return { errors: isBack ? { back: issue.message } : { front: issue.message } }
}

const gap = /\{\{c(\d{1,2})::/g

/** Makes what is selected a gap with the next number. @returns the text, and where the cursor stands after the gap. */
export function addGap(text: string, from: number, to: number): { text: string; cursor: number } {
  const number = Math.max(0, ...[...text.matchAll(gap)].map(([, each]) => Number(each))) + 1
  const made = `{{c${number}::${text.slice(from, to) || 'слово'}}}`
  return { text: text.slice(0, from) + made + text.slice(to), cursor: from + made.length }
}
