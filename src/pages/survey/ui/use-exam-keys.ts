import { useEffect, useEffectEvent } from 'react'
import { readKey, type KeyCommand } from '../model/exam-keys'

/**
 * Hands the keys of the exam to the page while it lies open; a dialog above it takes them away.
 * @param areOn whether keys command anything but closing: the pupil may have turned them off.
 */
export function useExamKeys(isActive: boolean, areOn: boolean, onCommand: (command: KeyCommand) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]')) return
    const command = event.defaultPrevented || event.isComposing ? null : readKey(event)
    if (!command || (!areOn && command.kind !== 'close')) return
    event.preventDefault()
    onCommand(command)
  })
  useEffect(() => {
    if (!isActive) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isActive])
}
