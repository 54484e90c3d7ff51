import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSubjects } from '@/entities/subject'
import { usePreferences } from '@/entities/user-fact'
import { Button } from '@/shared/ui/button'
import type { StudyProps } from '../../model/study'
import { firstDecks } from '../../model/first-decks'

/** The first deck of each subject of the pupil: on from the start for whoever has said which the fourth is, else at one press. */
export function OwnDecks({ study }: StudyProps) {
  const subjects = useSubjects()
  const { preferences } = usePreferences()
  const [isTaking, setTaking] = useState(false)
  const own = subjects.state === 'ready' ? firstDecks(study.state.decks, subjects.found.subjects, preferences.elective) : []
  const take = async () => {
    setTaking(true)
    try {
      for (const deck of own) await study.collection.state({ kind: 'deck.set', deck, settings: { isOn: true } })
    } finally {
      setTaking(false)
    }
  }
  const wasAsked = useRef(false)
  // Whoever has switched a deck on or off decides alone.
  const isUntouched = study.state.book.settings.decks.size === 0
  const begin = useEffectEvent(() => void take().catch(() => undefined))
  const isDue = isUntouched && preferences.elective !== null && own.length > 0
  useEffect(() => {
    if (!isDue || wasAsked.current) return
    wasAsked.current = true
    begin()
  }, [isDue])
  // While the subjects are on their way the button has its place, so that the decks under it stay where they are.
  const isWaiting = subjects.state === 'loading'
  if (!isUntouched || (own.length === 0 && !isWaiting)) return null
  return (
    <div>
      <Button size="large" isLoading={isTaking || isWaiting} onClick={() => void take().catch(() => undefined)}>
        Вчити колоди моїх предметів
      </Button>
    </div>
  )
}
