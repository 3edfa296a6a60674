import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright'
import { median, round, type Figure } from './figure.ts'

const DEBIAN = '/usr/bin/chromium'

/** `CHROMIUM_PATH`, else Debian's Chromium, else Playwright's own. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(DEBIAN) ? DEBIAN : undefined)
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', ...args],
  })
}

const HALVINGS = 5

/**
 * Slows the CPU of a page down by `times`. The browser's own throttling overshoots, by a quarter on some machines: the rate is
 * lowered until a piece of work takes as much longer as wanted.
 * @returns the measured slowdown, as a figure.
 */
export const slowDown = async (page: Page, times: number): Promise<Figure> => {
  const session = await page.context().newCDPSession(page)
  const workAt = async (rate: number): Promise<number> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    return median(await page.evaluate(work))
  }
  const slownessAt = async (rate: number): Promise<number> => {
    const before = await workAt(1)
    const slowed = await workAt(rate)
    return slowed / ((before + (await workAt(1))) / 2)
  }
  await workAt(1)
  let [least, most] = [1, 2 * times]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const rate = (least + most) / 2
    if ((await slownessAt(rate)) < times) least = rate
    else most = rate
  }
  const rate = (least + most) / 2
  const value = round(await slownessAt(rate))
  await workAt(rate)
  return { name: `a slowdown of ${times}×, as it turned out`, value, unit: '×' }
}

/** Milliseconds of the same work, repeated. */
const work = (): number[] =>
  Array.from({ length: 15 }, () => {
    const began = performance.now()
    let sum = 0
    for (let term = 0; term < 2_000_000; term += 1) sum += Math.sqrt(term)
    return sum > 0 ? performance.now() - began : 0
  })
