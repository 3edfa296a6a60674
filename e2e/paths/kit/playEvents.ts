import type { Page } from '@playwright/test'
import type { AnyEventObject } from 'xstate'
import { createGuest } from '../../pages/guest.ts'
import { holdWires, playPath, type BrowserPlayer } from './browserPlayer.ts'
import { pathOfEvents } from './browserScenarios.ts'

/**
 * Plays the events of a saved test as a guest, in English. After each, the page must show the state of the machine.
 * @throws at the first step that a guest cannot cause, or where the page differs.
 */
export const playEvents = async (
  page: Page,
  player: BrowserPlayer,
  path: { input: number; events: readonly AnyEventObject[] },
): Promise<void> => {
  const calls = await holdWires(page, player)
  if (player.hasClock) await page.clock.install()
  const props = await player.prepare(page)
  await playPath(player, pathOfEvents(player.scenarios, path), { guest: createGuest(page, 'en'), calls }, props)
}
