import '#src/styles/fonts.css'
import '#src/styles/global.css.ts'
import { textDirection } from '#contract/shared/locale.ts'
import { HOUR_CYCLES } from '#contract/shared/hourCycle.ts'
import { actorSystem } from '#src/actors/system/actorSystem.ts'
import { seenState } from '#src/actors/system/seenState.ts'
import { openTexts } from '#src/i18n/pageTexts.ts'
import { queryClient } from '#src/services/query.ts'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { markInteractive } from '#src/app/boot/bootError.ts'
import { makeRouter } from '#src/app/router.tsx'
import { drawBars } from './bars.ts'
import { freezeCache } from './frozenCache.ts'
import type { OpenMessage } from '#src/actors/system/frozenScreen.ts'

/** Lets lazy parts of the page load and React draw them. */
const settled = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Draws the product's own page from a captured screen. Nothing in it can be used. */
export const renderFrozen = async ({ envelope: { page, seen, cache }, snapshots }: OpenMessage): Promise<void> => {
  const { documentElement } = document
  documentElement.lang = page.locale
  documentElement.dir = textDirection(page.locale)
  actorSystem.freeze(snapshots)
  seenState.replay(seen)
  freezeCache(queryClient, cache)
  const hourCycle = HOUR_CYCLES.find((cycle) => cycle === page.hourCycle) ?? 'h23'
  const router = makeRouter({ locale: page.locale, texts: await openTexts(page.locale), hourCycle })
  await router.load()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  root.inert = true
  createRoot(root).render(<RouterProvider router={router} />)
  markInteractive()
  await settled()
  drawBars()
  scrollTo({ left: page.scrollX, top: page.scrollY, behavior: 'instant' })
}
