import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { webkit } from '../../scripts/find-engines.ts'
import { freePort } from '../../scripts/free-port.ts'
import type { Engine, Tab } from './visitor.ts'

/** Pixels: the bar of addresses lets the window be no narrower, so what is asked of 360 or 400 is shown at this width. */
const narrowest = 447

/** Starts Debian’s WebKitGTK, the engine of Safari, over WebDriver on a screen of its own. */
export async function startWebkit(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve) => screen.stdout.once('data', (said) => resolve(String(said).trim())))
  const port = await freePort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      TZ: 'Europe/Kyiv',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // There is no sandbox for root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const stop = async (driver?: WebDriver) => {
    await driver?.quit().catch(() => undefined)
    for (const child of [server, screen]) await ended(child)
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const driver = await connect(`http://127.0.0.1:${port}`)
    await driver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 })
    const tab = tabOf(driver)
    await tab.resize(1280, 800)
    return { tab, end: () => stop(driver) }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The driver needs a moment before it listens. */
async function connect(address: string, tries = 40): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: webkit, args: ['--automation'] },
  })
  try {
    return await new Builder().usingServer(address).withCapabilities(capabilities).build()
  } catch (error) {
    if (tries === 0 || !/ECONNREFUSED/.test(String(error))) throw error
    await new Promise((resolve) => setTimeout(resolve, 250))
    return connect(address, tries - 1)
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await exit
}

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE }

function tabOf(driver: WebDriver): Tab {
  const elementAt = (at: string): Promise<WebElement> => driver.executeScript<WebElement>(`return ${at}`)
  return {
    go: (url) => driver.get(url),
    evaluate: (expression) =>
      driver
        .executeAsyncScript(
          `const done = arguments[arguments.length - 1]; Promise.resolve().then(() => (${expression})).then((found) => done([found ?? null]), (error) => done([null, String(error)]))`,
        )
        .then((answer) => {
          const [found, problem] = answer as [unknown, string | undefined]
          if (problem) throw new Error(problem)
          return found
        }),
    press: async (at) => (await elementAt(at)).click(),
    type: async (at, text) => {
      const field = await elementAt(at)
      await field.clear()
      await field.sendKeys(text)
    },
    key: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
      await driver.wait(() => driver.executeScript<boolean>(`return Math.abs(innerWidth - ${Math.max(width, narrowest)}) < 60`), 5000)
    },
    picture: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
  }
}
