import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import * as css from './HomePage.css.ts'

/** Minimum opacity of the shade over the picture behind the text; the last fifth is below the search form. */
const weakestShade = (): number => {
  const hero = document.querySelector('section')
  if (!hero) throw new Error('no hero')
  const [, ...stops] = [...getComputedStyle(hero, '::after').backgroundImage.matchAll(/[\d.]+\)(?= |,|$)/g)].reverse()
  // `Math.min()` of nothing is infinite.
  if (stops.length === 0) throw new Error('no gradient')
  return Math.min(...stops.map(([alpha]) => Number.parseFloat(alpha)))
}

for (const width of [360, 768, 1023])
  test(`the lit windows are dark enough for white words over them, ${width} px wide`, async () => {
    await page.viewport(width, 800)
    renderPage(<section className={css.hero}>Stay less</section>)
    expect(weakestShade()).toBeGreaterThanOrEqual(0.6)
  })
