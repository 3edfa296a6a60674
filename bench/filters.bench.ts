import 'temporal-polyfill/global'
import { array, create, number } from 'superstruct'
import { searchHotels } from '#server/modules/hotels/hotels.search.ts'
import { launchBrowser, slowDown } from './browser.ts'
import { buildForPage } from './built.ts'
import { demoDeps, NOW, searches } from './demo.ts'
import { quantile, round, type Figure } from './figure.ts'

const SLOWDOWN = 4
/** Whole budget of one frame at 60 frames a second. */
const FRAME_MS = 16
const WORLD = { neLat: 89, swLat: -89, neLng: 179, swLng: -179 }

/** Filters and sorting of the results page over the longest possible list, in a real browser on a slow CPU. */
export const benchFilters = async (): Promise<Figure[]> => {
  const deps = demoDeps()
  const criteria = { ...searches(deps.hotels)(), bounds: WORLD }
  const { hotels } = searchHotels(criteria, 'en', NOW, deps)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await buildForPage('filters.page.ts', 'filtersPage') })
    const slowdown = await slowDown(page, SLOWDOWN)
    const times = create(await page.evaluate(`filtersPage.measureFilters(${JSON.stringify(hotels)})`), array(number()))
    const name = `filters: ${hotels.length} hotels at ${SLOWDOWN}× slowdown`
    return [
      { ...slowdown, name: `filters: ${slowdown.name}` },
      { name: `${name}, p50`, value: round(quantile(times, 0.5)), unit: 'ms' },
      { name: `${name}, p95`, value: round(quantile(times, 0.95)), unit: 'ms', aim: { atMost: FRAME_MS } },
    ]
  } finally {
    await browser.close()
  }
}
