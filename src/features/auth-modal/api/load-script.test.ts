// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { loadScript } from './load-script'

const src = 'https://provider.example/script.js'
const scripts = () => document.querySelectorAll<HTMLScriptElement>(`script[src="${src}"]`)

afterEach(() => {
  vi.useRealTimers()
  scripts().forEach((script) => script.remove())
})

test('a script that neither comes nor fails is given up, and the next press asks for it anew', async () => {
  vi.useFakeTimers()
  const first = loadScript(src)
  expect(loadScript(src)).toBe(first)
  const [answer] = await Promise.all([first.catch(String), vi.advanceTimersByTimeAsync(10_000)])
  expect(answer).toContain('did not load')
  expect(scripts()).toHaveLength(0)
  const second = loadScript(src)
  expect(scripts()).toHaveLength(1)
  scripts()[0]?.dispatchEvent(new Event('load'))
  await second
  await vi.advanceTimersByTimeAsync(60_000)
  expect(loadScript(src)).toBe(second)
})
