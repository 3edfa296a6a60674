import type { Page } from '@playwright/test'

/** Smaller shifts are not noticeable. Browsers rate a page as stable up to 0.1. */
export const MAX_LAYOUT_SHIFT = 0.02

/**
 * Watches from the next document on. A right-to-left text whose words change counts as moved even where its box stays: such
 * entries are left out.
 * @returns a function that reads the sum of layout shifts, as browsers measure them, without those right after input.
 */
export const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (
          'value' in entry &&
          typeof entry.value === 'number' &&
          !('hadRecentInput' in entry && entry.hadRecentInput) &&
          !(
            'sources' in entry &&
            Array.isArray(entry.sources) &&
            entry.sources.length > 0 &&
            entry.sources.every(
              ({ previousRect, currentRect }) => JSON.stringify(previousRect) === JSON.stringify(currentRect),
            )
          )
        )
          sum += entry.value
      document.documentElement.dataset['shifts'] = String(sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['shifts'] ?? 0))
}
