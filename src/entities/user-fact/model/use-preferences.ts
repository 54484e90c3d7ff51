import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { preferencesAfter, type PreferencesChange, type StudyPreferences } from '#domain/study-preferences'
import { userFactSchema, type UserFact } from '#contract/user-fact'
import { keeperOfOwn, ownStored } from '@/shared/lib/answer'
import { useUserFacts } from './user-facts-context'

const key = 'preferences'
const kind = 'preferences.set'

const readStored = (): UserFact[] => {
  const stored = v.safeParse(v.array(userFactSchema), ownStored(key)?.body)
  return stored.success ? stored.output : []
}

type Preferences = {
  preferences: StudyPreferences
  /** Resolves when the change is written down. */
  change: (change: PreferencesChange) => Promise<void>
}

/** Reads the study preferences: first from this device, then joined with those of other devices. */
export function usePreferences(): Preferences {
  const facts = useUserFacts()
  const [known, setKnown] = useState(readStored)
  useEffect(() => {
    let isGone = false
    const keepOwn = keeperOfOwn()
    void facts.of(kind).then((found) => {
      if (isGone || found.length === 0) return
      setKnown((before) => keep([...before, ...found], keepOwn))
    })
    return () => {
      isGone = true
    }
  }, [facts])
  return {
    preferences: preferencesAfter(known),
    change: async (change) => {
      const keepOwn = keeperOfOwn()
      const stated = await facts.state({ kind, change })
      setKnown((before) => keep([...before, stated], keepOwn))
    },
  }
}

/** Every fact once, kept for the next visit of the same visitor. */
function keep(facts: readonly UserFact[], keepOwn: ReturnType<typeof keeperOfOwn>): UserFact[] {
  const all = [...new Map(facts.map((fact) => [fact.id, fact])).values()]
  keepOwn(key, all)
  // As `early.js` sets it before the first paint of the next page.
  const { elective } = preferencesAfter(all)
  if (elective === null) delete document.documentElement.dataset['elective']
  else document.documentElement.dataset['elective'] = elective
  return all
}
