import { useEffect, useState } from 'react'

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
  const families = ['KaTeX_Main', 'KaTeX_Math', 'KaTeX_Size1', 'KaTeX_Size2']
  if ((await load()) && 'fonts' in document) await Promise.allSettled(families.map((name) => document.fonts.load(`1em ${name}`)))
}
