import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import 'temporal-polyfill/global'
import { en } from '#locales/en.ts'
import { MAX_TILE_ERRORS } from '#machines/map/map.rules.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { HotelsMap, type HotelOnMap } from './HotelsMap.tsx'
import { PlaceMap } from './PlaceMap.tsx'
import { mapTiles } from '#src/actors/search/map.ts'
import { replace } from '#src/ui/replace.testing.ts'

const ATTRIBUTION = '© Tiles of a test'
/** Answered by this page's own server, with something other than a picture. */
const TILES = `${location.origin}/no-tiles/{z}/{x}/{y}.png`
const point = { lat: 40.758, lng: -73.98 }
const hotels: HotelOnMap[] = [{ id: 'one', name: 'Hotel One', location: point, hours_total: 200, isOnRequest: false }]
/** Tile source configured by the operator. */
replace(mapTiles, () => Promise.resolve({ tiles: TILES, attribution: ATTRIBUTION }))

afterEach(() => vi.restoreAllMocks())

test("the map of one place requests the operator's tiles too, and falls back to the simplified map", async () => {
  const tiles = watchImages()
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <div style={{ position: 'fixed', inset: 0 }}>
        <PlaceMap name="Hotel Here" location={point} />
      </div>
    </PageI18nProvider>,
  )
  await expect.element(page.getByRole('status'), { timeout: 30_000 }).toHaveTextContent(en.map.fallenBack)
  expect(tiles()).toBeGreaterThan(0)
  const before = tiles()
  await page.getByRole('status').getByRole('button').click()
  await expect.poll(() => tiles()).toBeGreaterThan(before)
})

test('missing tiles fall back to the simplified map with a quiet notice; its button requests them again', async () => {
  const tiles = watchImages()
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <div style={{ position: 'fixed', inset: 0 }}>
        <HotelsMap
          hotels={hotels}
          point={point}
          bounds={null}
          zoom={12}
          lit={null}
          onLight={vi.fn<() => void>()}
          onSearchArea={vi.fn<() => void>()}
          card={() => null}
          busy={false}
        />
      </div>
    </PageI18nProvider>,
  )
  await expect.element(page.getByRole('status'), { timeout: 30_000 }).toHaveTextContent(en.map.fallenBack)
  await expect.poll(() => tiles()).toBeGreaterThanOrEqual(MAX_TILE_ERRORS)
  await expect.element(page.getByRole('button', { name: en.map.simplified })).toBeVisible()
  await expect.element(page.getByText(ATTRIBUTION)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Hotel One, $200' })).toBeInTheDocument()
  expect(page.getByRole('alert').query()).toBe(null)
  // The offline map is drawn: a corner has an opaque land or water color.
  await expect.poll(() => opacityAt(20, 20)).toBe(255)
  const before = tiles()
  await page.getByRole('status').getByRole('button').click()
  await expect.poll(() => tiles()).toBeGreaterThan(before)
  await expect.element(page.getByRole('status')).toHaveTextContent(en.map.fallenBack)
})

/** Counts requests when made: the browser reports them later than the map does. */
const watchImages = (): (() => number) => {
  const requests = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
  return () => requests.mock.calls.filter(([address]) => address.includes('/no-tiles/')).length
}

const opacityAt = (x: number, y: number): number | undefined =>
  [...document.querySelectorAll('canvas')].at(-1)?.getContext('2d')?.getImageData(x, y, 1, 1).data[3]
