import { useEffect, useState } from 'react'

type Dialogs = typeof import('./dialogs/exam-dialogs')

let loaded: Dialogs | undefined

/** The dialogs of an exam. They come right after the task, so that they are here when the network no longer is; a failure is tried again when one is wanted. */
export function useExamDialogs(isWanted: boolean): Dialogs | undefined {
  const [dialogs, setDialogs] = useState(loaded)
  useEffect(() => {
    if (dialogs) return undefined
    let isGone = false
    import('./dialogs/exam-dialogs').then(
      (module) => {
        loaded = module
        if (!isGone) setDialogs(module)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [dialogs, isWanted])
  return dialogs
}
