import { useState } from 'react'
import { createLocalStore } from '@/shared/lib/local-store'

const storeKey = 'exam_keys'
const store = createLocalStore()

/** Tells whether single keys command the exam. A pupil who dictates may turn them off for good (WCAG 2.1.4). */
export function useKeysSwitch(): [boolean, (areOn: boolean) => void] {
  const [areOn, setOn] = useState(() => store.read(storeKey) !== 'off')
  const change = (next: boolean) => {
    store.write(storeKey, next ? 'on' : 'off')
    setOn(next)
  }
  return [areOn, change]
}
