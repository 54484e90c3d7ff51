import { useLayoutEffect, useRef } from 'react'

const wholeMs = 600

/** A number that counts up to itself once; where motion is unwanted it is there at once. */
export function CountUp({ to, after }: { to: number; /** Stands behind the number. */ after: string }) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current?.firstChild || to <= 1 || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const text = current.firstChild
    const begin = performance.now()
    let frame = 0
    const draw = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - begin) / wholeMs))
      text.nodeValue = `${Math.round(to * (1 - (1 - share) ** 3))}${after}`
      if (share < 1) frame = requestAnimationFrame(draw)
    }
    draw(begin)
    frame = requestAnimationFrame(draw)
    return () => {
      cancelAnimationFrame(frame)
      text.nodeValue = `${to}${after}`
    }
  }, [to, after])
  return <span ref={element}>{`${to}${after}`}</span>
}
