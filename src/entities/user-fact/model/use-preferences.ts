import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { preferencesAfter, type PreferencesChange, type StudyPreferences } from '#contract/study-preferences'
import { userFactSchema, type UserFact } from '#contract/user-fact'
import { keepOwn, ownKept } from '@/shared/lib/answer'
import { useUserFacts } from './user-facts-context'

const place = 'preferences'
const kind = 'preferences.set'

const readKept = (): UserFact[] => {
  const kept = v.safeParse(v.array(userFactSchema), ownKept(place)?.body)
  return kept.success ? kept.output : []
}

type Preferences = {
  preferences: StudyPreferences
  /** Resolves when the change is written down. */
  change: (change: PreferencesChange) => Promise<void>
}

/** Reads the study preferences: first from this device, then joined with those of other devices. */
export function usePreferences(): Preferences {
  const facts = useUserFacts()
  const [known, setKnown] = useState(readKept)
  useEffect(() => {
    let isGone = false
    void facts.of(kind).then((found) => {
      if (isGone) return
      setKnown((before) => keep([...before, ...found]))
    })
    return () => {
      isGone = true
    }
  }, [facts])
  return {
    preferences: preferencesAfter(known),
    change: async (change) => {
      const stated = await facts.state({ kind, change })
      setKnown((before) => keep([...before, stated]))
    },
  }
}

/** Every fact once, kept for the next visit. */
function keep(facts: readonly UserFact[]): UserFact[] {
  const all = [...new Map(facts.map((fact) => [fact.id, fact])).values()]
  keepOwn(place, all)
  return all
}
