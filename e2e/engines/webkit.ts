import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Builder, By, Key, WebElement } from 'selenium-webdriver'
import { freePort } from '../../test/free-port.ts'
import { AT_A_DESK, type Engine, type EnginePage, type Look } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const KEYS = {
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
  End: Key.END,
  Enter: Key.ENTER,
  PageUp: Key.PAGE_UP,
  Space: Key.SPACE,
  Tab: Key.TAB,
}

/** The normal WebKitGTK, by its own WebDriver, on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKit',
  setsLetters: false,
  contrastQuery: '(prefers-contrast: more)',
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: existsSync(DRIVER) && existsSync(SCREEN),
  async launch(look = AT_A_DESK): Promise<EnginePage> {
    const screen = await startScreen()
    const port = await freePort()
    const service = spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        XDG_CONFIG_HOME: settingsOf(look),
        DISPLAY: screen.display,
        // A test machine may lack user namespaces and a graphics card.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    })
    const stop = async () => {
      await end(service)
      await end(screen.process)
    }
    try {
      await untilListening(port)
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            args: ['--automation', ...(look.colorScheme === 'dark' ? ['--dark-mode'] : [])],
          },
        })
        .build()
      await driver.manage().window().setRect({ width: look.width, height: look.height })
      return {
        open: (url) => driver.get(url),
        run: (script, given) => driver.executeScript(script, given),
        runText: (script) => driver.executeScript(script),
        async element(script, sought) {
          const element = await driver.executeScript(script, sought)
          if (!(element instanceof WebElement)) return undefined
          return {
            click: () => element.click(),
            choose: (value) => element.findElement(By.css(`option[value="${value}"]`)).click(),
          }
        },
        type: (text) => driver.actions().sendKeys(text).perform(),
        pressKey: (key) =>
          key === 'Shift+Tab'
            ? driver.actions().keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT).perform()
            : driver.actions().sendKeys(KEYS[key]).perform(),
        async close() {
          await driver.quit()
          await stop()
        },
      }
    } catch (problem) {
      await stop()
      throw problem
    }
  },
}

/** The desktop's settings allow a window as narrow as a phone. */
function settingsOf({ isStill, isHighContrast }: Look) {
  const folder = mkdtempSync(join(tmpdir(), 'overture-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }')
  const settings = [`gtk-enable-animations=${!isStill}`, ...(isHighContrast ? ['gtk-theme-name=HighContrast'] : [])]
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), ['[Settings]', ...settings, ''].join('\n'))
  return folder
}

/** The X server chooses a free number. */
async function startScreen() {
  const server = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const told = server.stdio[3]
  if (!told) throw new Error('The X server has no pipe.')
  const [number] = await once(told, 'data')
  return { process: server, display: `:${String(number).trim()}` }
}

async function untilListening(port: number) {
  for (let tries = 0; tries < 50; tries++) {
    const reply = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (reply?.ok) return
    await setTimeout(200)
  }
  throw new Error('WebKitWebDriver did not start.')
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
