import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import { textDirection, type Locale } from '#contract/shared/locale.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { useState } from 'react'
import { HotelsMap, type HotelOnMap, type MapArea } from './HotelsMap.tsx'

const point = { lat: 40.758, lng: -73.98 }
const ZOOM = 12
/** Pixels per degree of longitude at that zoom. */
const PX_PER_DEGREE = (256 * 2 ** ZOOM) / 360
const [WIDTH, HEIGHT] = [800, 600]
/** Minimum number of prices shown for 150 hotels in a dense place. */
const DENSE_PRICES = 8

describe('the hotels of a list on a map', () => {
  beforeEach(async () => {
    sessionStorage.clear()
    await page.viewport(WIDTH, HEIGHT)
  })

  test('all in view are announced in list order, each as a price or a dot', async () => {
    const hotels = around(1000)
    await open(hotels)
    const inSight = hotels.filter(({ location }) => isInSight(location))
    await expect.element(pins()).toHaveAccessibleName(`${inSight.length} hotels on the map`)
    const shown = pinned()
    expect(shown.length).toBeGreaterThan(10)
    expect(shown.length).toBeLessThanOrEqual(65)
    // A hotel without a price has its dot at its location.
    for (const { id, location } of inSight.filter((hotel) => !shown.includes(hotel.id)).slice(0, 200))
      expect(isDrawnAt(location), id).toBe(true)
    const places = [...document.querySelectorAll('[data-pin][aria-hidden="false"]')].map((pin) => [
      pin.getAttribute('data-pin'),
      Number(pin.getAttribute('aria-posinset')),
      Number(pin.getAttribute('aria-setsize')),
    ])
    expect(places).toEqual(
      shown
        .filter((id) => inSight.some((one) => one.id === id))
        .map((id) => [id, 1 + inSight.findIndex((one) => one.id === id), inSight.length]),
    )
  })

  test.each(['en', 'ar', 'he'] as const)(
    'in a dense place no price covers another, above or below (%s)',
    async (locale) => {
      await open(dense(), locale)
      await expect.poll(() => pinned().length).toBeGreaterThan(6)
      const boxes = pinned().map((id) => boxOf(id ?? ''))
      const covered = boxes.filter((one) =>
        boxes.some(
          (other) =>
            other !== one &&
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
      )
      expect(covered).toEqual([])
      // Invisible direction marks take no room in right-to-left prices.
      expect(boxes.length).toBeGreaterThanOrEqual(DENSE_PRICES)
    },
  )

  test('list and map highlight the same hotel, whichever is pointed at', async () => {
    const hotels = around(1000)
    await open(hotels)
    const dot = hotels.find(({ id, location }) => isInSight(location) && !pinned().includes(id))
    await page.getByRole('button', { name: 'Point at', exact: true }).click()
    // Pointing at a dot's hotel in the list shows its price.
    expect(dot).toBeDefined()
    await userEvent.fill(page.getByRole('textbox').element(), dot?.id ?? '')
    await expect.poll(() => pinned()).toContain(dot?.id)
    expect(document.querySelectorAll('[data-pin]').length).toBeLessThanOrEqual(65)
    const first = hotels.find(({ location }) => isInSight(location))
    await price(first).hover()
    await expect.element(page.getByTestId('lit')).toHaveTextContent(first?.id ?? '')
    await userEvent.hover(page.getByRole('button', { name: 'Zoom in' }))
    await expect.element(page.getByTestId('lit')).toHaveTextContent('none')
  })

  test('a map that searched as it moved does so again after a reload', async () => {
    const follow = page.getByRole('checkbox', { name: en.map.follow })
    await open([hotelAt('one', point.lat, point.lng)])
    await follow.click()
    renderPage(<p>reload</p>)
    await open([hotelAt('one', point.lat, point.lng)])
    await expect.element(follow).toBeChecked()
    await follow.click()
    renderPage(<p>reload</p>)
    await open([hotelAt('one', point.lat, point.lng)])
    await expect.element(follow).not.toBeChecked()
  })

  test("a press on a dot opens its hotel's card, and a press elsewhere closes it", async () => {
    const lone: HotelOnMap = hotelAt('lone', point.lat + 0.02, point.lng - 0.04)
    await open([...crowd(), lone])
    const dot = hotelAt('second', point.lat, point.lng)
    await userEvent.click(basemap(), { position: pixelOf(dot.location) })
    await expect.element(page.getByRole('dialog')).toHaveTextContent('Card of')
    await userEvent.click(basemap(), { position: { x: 30, y: 300 } })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('a price is what the stay costs with its hours, and says so if they are on request', async () => {
    await open([{ ...hotelAt('one', point.lat, point.lng), hours_total: 312, isOnRequest: true }])
    await expect
      .element(page.getByRole('button', { name: 'Hotel one, $312 with your hours if the hotel agrees' }))
      .toHaveTextContent('$312')
  })

  test('an open card does not cover its price: the map moves, without requesting hotels', async () => {
    const low = hotelAt('low', point.lat - 0.0572, point.lng - 0.0687)
    const { searches } = await open([low, hotelAt('high', point.lat + 0.03, point.lng)])
    document.querySelector<HTMLElement>('[data-pin="low"] button')?.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const card = page.getByRole('dialog').element()
    await expect.poll(() => card.getBoundingClientRect().top - boxOf('low').bottom).toBeGreaterThan(0)
    expect(boxOf('low').top).toBeGreaterThan(0)
    await expect.element(page.getByRole('button', { name: en.search.map.searchArea })).not.toBeInTheDocument()
    expect(searches).not.toHaveBeenCalled()
  })

  test("an open card can be closed with the mouse, though the hotel's link fills it", async () => {
    await open([hotelAt('one', point.lat + 0.02, point.lng)])
    await price(hotelAt('one', 0, 0)).click()
    const close = page.getByRole('dialog').getByRole('button', { name: en.common.close })
    await close.click({ timeout: 3000 })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('keyboard order: the map, one stop for all prices, a card, and back to its price', async () => {
    const hotels = around(1000)
    await open(hotels)
    const inSight = hotels.filter(({ location }) => isInSight(location))
    const [first, second] = inSight
    basemap().focus()
    expect(document.activeElement).toBe(basemap())
    await userEvent.tab()
    await expect.element(price(first)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(price(second)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(price(first)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(price(inSight.at(-1))).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(price(first)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(price(second)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: second?.name ?? '' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(price(second)).toHaveFocus()
    // A closed card handles no keys.
    basemap().focus()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(basemap())
    await userEvent.tab()
    await expect.element(price(second)).toHaveFocus()
    // All prices are one tab stop: the next Tab leaves them.
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Zoom in' })).toHaveFocus()
  })

  test('a move by keyboard during a resize counts as a move; a resize alone does not', async () => {
    const { searches } = await open(around(40))
    await expect.element(page.getByText('2 km')).toBeVisible()
    await narrowTo(WIDTH - 60)
    await expect.poll(() => basemap().querySelector('canvas')?.clientWidth).toBe(WIDTH - 60)
    await delay(ROOM_SETTLES_MS)
    expect(page.getByRole('button', { name: en.search.map.searchArea }).query()).toBe(null)
    basemap().focus()
    await narrowTo(WIDTH - 120)
    await userEvent.keyboard('{ArrowRight}')
    await page.getByRole('button', { name: en.search.map.searchArea }).click()
    expect(searches).toHaveBeenCalledOnce()
  })

  test('a move by keyboard offers to search the visible area', async () => {
    const { searches } = await open(around(40))
    // The map handles keys only once it is drawn.
    await expect.element(page.getByText('2 km')).toBeVisible()
    expect(page.getByRole('button', { name: en.search.map.searchArea }).query()).toBe(null)
    basemap().focus()
    await userEvent.keyboard('{ArrowRight}')
    await page.getByRole('button', { name: en.search.map.searchArea }).click()
    expect(searches).toHaveBeenCalledOnce()
    const [area] = searches.mock.calls[0] ?? []
    expect(area?.zoom).toBe(ZOOM)
    // 128 pixels to the east.
    expect(((area?.bounds.neLng ?? 0) + (area?.bounds.swLng ?? 0)) / 2).toBeCloseTo(point.lng + 128 / PX_PER_DEGREE, 3)
    expect((area?.bounds.neLng ?? 0) - (area?.bounds.swLng ?? 0)).toBeCloseTo(WIDTH / PX_PER_DEGREE, 3)
    await expect.element(page.getByRole('button', { name: en.search.map.searchArea })).not.toBeInTheDocument()
  })

  test('searches on every move if the guest turns that on', async () => {
    const { searches } = await open(around(40))
    await page.getByRole('checkbox', { name: en.map.follow }).click()
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(() => searches.mock.calls.length).toBe(1)
    expect(searches.mock.calls[0]?.[0].zoom).toBe(ZOOM - 1)
  })

  test('shows that it is simplified, its scale, and its data sources', async () => {
    await open(around(3))
    await expect.element(page.getByText('2 km')).toBeVisible()
    await page.getByRole('button', { name: en.map.simplified }).click()
    await expect.element(page.getByText(en.map.noStreets)).toBeVisible()
    await expect.element(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible()
  })

  test('does not mirror in right-to-left pages: east stays on the right', async () => {
    const east = hotelAt('east', point.lat, point.lng + 0.08)
    const west = hotelAt('west', point.lat, point.lng - 0.08)
    await open([east, west], 'ar')
    const [eastern, western] = [boxOf('east'), boxOf('west')]
    expect(eastern.x).toBeGreaterThan(western.x)
    expect(Math.round(eastern.x + eastern.width / 2)).toBe(Math.round(pixelOf(east.location).x))
    const zoomIn = page.getByRole('button', { name: ar.map.zoomIn }).element().getBoundingClientRect()
    expect([zoomIn.width, zoomIn.height]).toEqual([44, 44])
    expect(zoomIn.left).toBeLessThan(100)
    // In a right-to-left page the next hotel of the list is to the left.
    document.querySelector<HTMLElement>('[data-pin="east"] button')?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => document.activeElement?.closest('[data-pin]')?.getAttribute('data-pin')).toBe('west')
  })
})

const hotelAt = (id: string, lat: number, lng: number): HotelOnMap => ({
  id,
  name: `Hotel ${id.replace('h-', '')}`,
  location: { lat, lng },
  hours_total: 200,
  isOnRequest: false,
})
/** Spread over more than the map shows; deterministic. */
const around = (count: number): HotelOnMap[] =>
  Array.from({ length: count }, (_, place) =>
    hotelAt(
      `h-${place}`,
      point.lat + (((place * 7919) % 1009) / 1009 - 0.5) * 0.2,
      point.lng + (((place * 104_729) % 1013) / 1013 - 0.5) * 0.3,
    ),
  )
/** Within half a kilometer to two, as in a city center. */
const dense = (): HotelOnMap[] =>
  around(150).map((hotel) => ({
    ...hotel,
    location: {
      lat: point.lat + (hotel.location.lat - point.lat) * 0.2,
      lng: point.lng + (hotel.location.lng - point.lng) * 0.2,
    },
  }))
/** Two at one location: the second is a dot below the first. */
const crowd = (): HotelOnMap[] => [
  hotelAt('first', point.lat + 0.0005, point.lng + 0.01),
  hotelAt('second', point.lat, point.lng),
]

const mercator = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
const pixelOf = ({ lat, lng }: { lat: number; lng: number }) => ({
  x: WIDTH / 2 + (lng - point.lng) * PX_PER_DEGREE,
  y: HEIGHT / 2 + ((mercator(point.lat) - mercator(lat)) * PX_PER_DEGREE * 180) / Math.PI,
})
const isInSight = (location: HotelOnMap['location']): boolean => {
  const { x, y } = pixelOf(location)
  return x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT
}

const pins = () => page.getByRole('list')
const price = (hotel: HotelOnMap | undefined) => page.getByRole('button', { name: `${hotel?.name}, $200`, exact: true })
const pinned = (): (string | null)[] =>
  [...document.querySelectorAll('[data-pin]')].map((pin) => pin.getAttribute('data-pin'))
const boxOf = (id: string): DOMRect => {
  const pin = document.querySelector(`[data-pin="${id}"] button`)
  if (pin === null) throw new Error(`no price of ${id}`)
  return pin.getBoundingClientRect()
}
const basemap = (): HTMLElement => {
  const element = document.querySelector<HTMLElement>('[role="application"]')
  if (element === null) throw new Error('no map')
  return element
}
/** The center of a dot has the ink color. */
const isDrawnAt = (location: HotelOnMap['location']): boolean => {
  const canvas = document.querySelector('canvas')
  const { x, y } = pixelOf(location)
  const ratio = (canvas?.width ?? 0) / WIDTH
  const [red = 255, green = 255, blue = 255] =
    canvas?.getContext('2d')?.getImageData(Math.floor(x * ratio), Math.floor(y * ratio), 1, 1).data ?? []
  return red < 80 && green < 80 && blue < 90
}

const Page = ({
  hotels,
  locale,
  onSearchArea,
}: {
  hotels: readonly HotelOnMap[]
  locale: Locale
  onSearchArea: (area: MapArea) => void
}) => {
  const [lit, setLit] = useState<string | null>(null)
  const [bounds, setBounds] = useState<MapArea['bounds'] | null>(null)
  return (
    <PageI18nProvider locale={locale} texts={{ en, ar, he }[locale]}>
      <div style={{ position: 'fixed', inset: 0 }}>
        <HotelsMap
          hotels={hotels}
          point={point}
          bounds={bounds}
          zoom={ZOOM}
          lit={lit}
          onLight={setLit}
          onSearchArea={(area) => {
            onSearchArea(area)
            setBounds(area.bounds)
          }}
          card={(id) => (
            <a href="#there" style={{ display: 'block', blockSize: 80 }}>
              Card of {id}
              <span style={{ position: 'absolute', inset: 0, zIndex: 1 }} />
            </a>
          )}
          busy={false}
        />
      </div>
      <div style={{ position: 'fixed', insetBlockEnd: 60, insetInlineEnd: 0 }}>
        <button type="button" onClick={() => setLit(null)}>
          Point at
        </button>
        <input aria-label="hotel" onChange={({ target }) => setLit(target.value)} />
        <output data-testid="lit">{lit ?? 'none'}</output>
      </div>
    </PageI18nProvider>
  )
}

/** Time for the map to fit a resized container. */
const ROOM_SETTLES_MS = 300
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Resolves once the map has handled the resize. */
const narrowTo = async (width: number): Promise<void> => {
  const room = basemap().closest('section')?.parentElement
  if (!room) throw new Error('the map has no room')
  room.style.width = `${width}px`
  await delay(30)
}

const open = async (hotels: readonly HotelOnMap[], locale: Locale = 'en') => {
  const searches = vi.fn<(area: MapArea) => void>()
  renderPage(<Page hotels={hotels} locale={locale} onSearchArea={searches} />, textDirection(locale))
  await expect.poll(() => pinned()).not.toEqual([])
  return { searches }
}
