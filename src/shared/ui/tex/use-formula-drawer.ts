import { useEffect, useState } from 'react'
import { fetchFonts } from './formula-fonts'

type Drawer = { drawFormula: (source: string, into: HTMLElement, isBlock: boolean) => void }

let drawer: Drawer | undefined

async function load(): Promise<Drawer | undefined> {
  drawer ??= await import('./katex').catch(() => undefined)
  return drawer
}

/** The formula renderer once its chunk has come; until then, and without the network, `undefined`. */
export function useFormulaDrawer(isWanted: boolean): Drawer | undefined {
  const [loaded, setLoaded] = useState(drawer)
  useEffect(() => {
    if (!isWanted || loaded) return
    let isGone = false
    void load().then((module) => !isGone && setLoaded(module))
    return () => {
      isGone = true
    }
  }, [isWanted, loaded])
  return isWanted ? loaded : undefined
}

/** Fetches the renderer and its fonts ahead of the first formula, so that formulas can be drawn after the network is gone. */
export async function prefetchFormulas(): Promise<void> {
  if (await load()) await fetchFonts(['Main', 'Math', 'Size1', 'Size2'])
}
