import { useState } from 'react'
import { isSoundOn, switchSound } from '@/shared/lib/answer-signal'
import { Checkbox } from '@/shared/ui/checkbox'

/** The one switch for sound, off at first. */
export function SoundSwitch() {
  const [isOn, setOn] = useState(isSoundOn)
  const change = (next: boolean) => {
    switchSound(next)
    setOn(next)
  }
  return (
    <Checkbox checked={isOn} onChange={(event) => change(event.target.checked)}>
      Звук після перевірки відповіді
    </Checkbox>
  )
}
