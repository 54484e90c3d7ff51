import { useState } from 'react'
import { v4 as createUuid } from 'uuid'
import { createLocalStore } from '@/shared/lib/local-store'
import { showToast } from '@/shared/ui/toaster'
import type { StudyProps } from '../../model/study'
import type { OwnDraft } from '../../model/own-draft'
import { CardForm } from './card-form'

const visit = createLocalStore(() => sessionStorage)
const draftKey = 'cards_draft'
const empty: OwnDraft = { deck: 'own', kind: 'basic', front: '', back: '' }

function readDraft(): OwnDraft {
  try {
    return { ...empty, ...(JSON.parse(visit.read(draftKey) ?? '{}') as Partial<OwnDraft>) }
  } catch {
    return empty
  }
}

/** New cards one after another; what is typed outlives a reload. */
export function CardMaker({ study }: StudyProps) {
  const [draft, setDraft] = useState(readDraft)
  const [made, setMade] = useState(0)
  const keep = (next: OwnDraft) => visit.write(draftKey, JSON.stringify(next))
  return (
    <CardForm
      key={made}
      study={study}
      id={null}
      draft={draft}
      onChange={keep}
      onSave={async (card) => {
        await study.collection.write({ kind: 'card.written', card: { ...card, id: createUuid() } })
        const next = { ...empty, deck: card.deck, kind: card.kind }
        keep(next)
        setDraft(next)
        setMade(made + 1)
        showToast({ severity: 'success', title: 'Картку додано', detail: 'Вона з’явиться серед нових на сьогодні.' })
      }}
    />
  )
}
