import { LOCALES, type Locale } from '#contract/shared/locale.ts'
import type { Page } from '@playwright/test'
import { createGuest } from '../pages/guest.ts'
import { test } from '../test.ts'
import { readStoredPaths } from './kit/storedPaths.ts'
import { holdWires, playPath, type BrowserPlayer } from './kit/browserPlayer.ts'
import { choosePaths } from './kit/selection.ts'
import { browserPlayers } from './browserPlayers.ts'

/**
 * Plays the paths of the machines as a guest, on what `npm start` ships. Each step is an action of the guest, a response, or a
 * move of the clock; after it the page must show the state of the machine.
 */

/** Only for hangs: where the CPU draws the maps, a path takes half of it. */
const PATH_LIMIT_MS = 60_000
/** Paths played in one page: its first document costs as much as many later ones. */
const PATHS_OF_A_PAGE = 8

const WIDE = { width: 1280, height: 900 }
const NARROW = { width: 360, height: 740 }

const storedPaths = Object.fromEntries(
  Object.keys(browserPlayers).map((machine) => [machine, readStoredPaths(machine)]),
)
const counts = Object.fromEntries(Object.entries(storedPaths).map(([machine, paths]) => [machine, paths.length]))
const chosen = choosePaths(counts, process.env['PATHS'] ?? '')

for (const [machine, player] of Object.entries(browserPlayers)) {
  const numbers = chosen.filter((one) => one.machine === machine).map(({ number }) => number)
  for (let first = 0; first < numbers.length; first += PATHS_OF_A_PAGE) {
    const together = numbers.slice(first, first + PATHS_OF_A_PAGE)
    test(`${machine}: ${together.length === 1 ? 'path' : 'paths'} ${together.join(', ')}`, ({ page }) =>
      playAll(page, machine, player, together))
  }
}

/**
 * Plays all paths, even after one has failed.
 * @throws with the errors of all failed paths.
 */
const playAll = async (
  page: Page,
  machine: string,
  player: BrowserPlayer,
  numbers: readonly number[],
): Promise<void> => {
  test.setTimeout((1 + numbers.length) * PATH_LIMIT_MS)
  const calls = await holdWires(page, player)
  if (player.hasClock) await page.clock.install()
  const props = await player.prepare(page)
  const failures: string[] = []
  for (const number of numbers) {
    const path = storedPaths[machine]?.[number - 1]
    if (path === undefined) throw new Error(`"${machine}" has no path ${number}`)
    const locale = languageOf(number)
    await comeBack(page)
    await page.setViewportSize(isNarrow(number) ? NARROW : WIDE)
    await test.step(`path ${number} (${locale}): ${path.steps.join(' → ')}`, async () => {
      try {
        await playPath(player, path, { guest: createGuest(page, locale), calls }, props)
      } catch (error) {
        failures.push(`path ${number} (${locale}), ${error instanceof Error ? error.message : String(error)}`)
        await page.screenshot({ path: test.info().outputPath(`path-${number}.png`) })
      }
    })
  }
  if (failures.length > 0)
    throw new Error(`${failures.join('\n\n')}\n\nOne alone: npm run paths -- ${machine} --play <path>`)
}

/** Undoes what an earlier path may have left. */
const comeBack = async (page: Page): Promise<void> => {
  await page.context().setOffline(false)
  for (const other of page.context().pages()) if (other !== page) await other.close()
}

const languageOf = (number: number): Locale => LOCALES[number % LOCALES.length] ?? 'en'
/** Every third path of each language. */
const isNarrow = (number: number): boolean =>
  Math.floor(number / LOCALES.length) % LOCALES.length === number % LOCALES.length
