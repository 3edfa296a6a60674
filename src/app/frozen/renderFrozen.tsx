import '#src/styles/fonts.css'
import '#src/styles/global.css.ts'
import { textDirection } from '#contract/shared/locale.ts'
import { HOUR_CYCLES } from '#contract/shared/hourCycle.ts'
import { actorSystem } from '#src/actors/system/actorSystem.ts'
import { seenState } from '#src/actors/system/seenState.ts'
import { openTexts } from '#src/i18n/pageTexts.ts'
import { queryClient } from '#src/services/query.ts'
import { RouterProvider } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { markInteractive } from '#src/app/boot/bootError.ts'
import { makeRouter } from '#src/app/router.tsx'
import { partsLoaded } from '#src/views/parts/loading/lazyPart.ts'
import { drawBars } from './bars.ts'
import { freezeCache } from './frozenCache.ts'
import { holdScroll } from './holdScroll.ts'
import type { OpenMessage } from '#src/actors/system/frozenScreen.ts'

const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Milliseconds after which the page is shown without the parts that have not loaded. */
const PATIENCE_MS = 8000

/** Lets lazy parts of the page load, then the parts inside those, and React draw them. */
const settled = async (): Promise<void> => {
  const patience = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS))
  do await drawn()
  while (await Promise.race([partsLoaded(), patience]))
}

/** Draws the product's own page from a captured screen. Nothing in it can be used. */
export const renderFrozen = async ({ envelope: { page, seen, cache }, snapshots }: OpenMessage): Promise<void> => {
  const { documentElement } = document
  documentElement.lang = page.locale
  documentElement.dir = textDirection(page.locale)
  actorSystem.freeze(snapshots)
  seenState.replay(seen)
  freezeCache(queryClient, cache)
  const hourCycle = HOUR_CYCLES.find((cycle) => cycle === page.hourCycle) ?? 'h23'
  const texts = await openTexts(page.locale)
  const router = makeRouter({ locale: page.locale, texts, hourCycle, isFrozen: true })
  await router.load()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  root.inert = true
  // At once: lazy parts begin to load when the page is drawn.
  flushSync(() => createRoot(root).render(<RouterProvider router={router} />))
  markInteractive()
  await settled()
  drawBars()
  holdScroll(page.scrolled)
}
