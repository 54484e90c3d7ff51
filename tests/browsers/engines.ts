import { test as base, expect } from '@playwright/test'
import { startFirefox } from './firefox.ts'
import { separateOrigin, type SeparateOrigin } from './separate-origin.ts'
import { Visitor, type Engine } from './visitor.ts'
import { startWebkit } from './webkit.ts'

export type EngineOptions = { engineName: 'firefox' | 'webkit' }
type World = {
  origin: SeparateOrigin
  visitor: Visitor
  /** Another person, whose browser knows nothing of the first one; both use one window in turn. */
  other: Visitor
  /** Takes pictures of the page at 400 and at 1280, by day and by night, to be looked at, and holds that nothing sticks out at the sides. */
  look: (name: string) => Promise<void>
}

/** Journeys in the browsers that Debian has besides Chromium. An engine is started once for all of them. */
export const test = base.extend<World, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, hand) => {
      const engine = engineName === 'firefox' ? await startFirefox() : await startWebkit()
      await hand(engine)
      await engine.end()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: async ({ baseURL }, hand) => {
    const origin = await separateOrigin(baseURL ?? '')
    await hand(origin)
    await origin.end()
  },
  visitor: async ({ engine, origin }, hand, info) => {
    await engine.tab.resize(1280, 800)
    await hand(new Visitor(engine.tab, origin.url))
    if (info.status !== info.expectedStatus) await engine.tab.picture(`${info.outputPath('failed')}.png`).catch(() => undefined)
    await engine.tab.go('about:blank')
  },
  other: async ({ engine, baseURL }, hand) => {
    const origin = await separateOrigin(baseURL ?? '')
    await hand(new Visitor(engine.tab, origin.url))
    await origin.end()
  },
  look: async ({ visitor, engineName }, hand, info) => {
    await hand(async (name) => {
      for (const width of [400, 1280]) {
        await visitor.resize(width)
        const [inner, content] = await visitor.run(() => [innerWidth, document.documentElement.scrollWidth])
        expect.soft(content, `${name} at ${width} sticks out`).toBeLessThanOrEqual(inner)
        for (const theme of ['dark', 'light']) {
          await visitor.run(async (chosen: string) => {
            document.documentElement.dataset['theme'] = chosen
            const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
            // One inside a closed part of the page never ends.
            const longest = new Promise((resolve) => setTimeout(resolve, 1000))
            await Promise.race([longest, Promise.allSettled(changes.map(({ finished }) => finished))])
          }, theme)
          await visitor.picture(`${info.outputPath(`${engineName}-${name}-${width}-${theme}`)}.png`)
        }
      }
    })
  },
})

export { expect }
