import { expect, type Locator } from '@playwright/test'
import { boundsCodec, type Bounds } from '#contract/hotel/destination.ts'
import type { Guest } from './guest.ts'

/** Pixels to the right and down. */
export type Way = readonly [right: number, down: number]

/** Offset from the top left of the map to a point without price or card. */
const FREE: Way = [30, 170]
/** A drag starts to move the map only after this distance. */
const FELT: Way = [8, 8]
/** After a rest this long, a released map stops without gliding on. */
const REST_MS = 150
/** Time for a released map to be drawn and to settle. */
const FRAMES_MS = 48

/** The map beside the list, or in its place where there is no room for both. Uses the clock of the page. */
export class MapPage {
  readonly #guest: Guest
  readonly #map: Locator
  /** How far the map has been dragged; null while it is not held. */
  #held: Way | null = null
  #isPaused = false
  #first: Way = [0, 0]

  constructor(guest: Guest) {
    this.#guest = guest
    this.#map = guest.page.getByRole('region', { name: guest.t('map.label') })
  }

  /** On a phone the map is behind a button. */
  async show(): Promise<void> {
    const { page, t } = this.#guest
    const button = page.getByRole('main').getByRole('button', { name: t('search.map.show'), exact: true })
    await expect(this.#map.or(button)).toBeVisible()
    if (await button.isVisible()) await button.click()
    await this.expectPrices()
    this.#first = await this.#firstPrice()
  }

  async pressFirstPin(): Promise<void> {
    await this.#map.locator('[data-pin] button').first().click()
    await expect(this.#card).toBeVisible()
  }

  async pressPin(name: string): Promise<void> {
    await this.#map.getByRole('button', { name }).click()
  }

  /** Stops the clock: no timer for a map at rest runs out. */
  async stopTime(): Promise<void> {
    const { page } = this.#guest
    if (this.#isPaused) return
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    this.#isPaused = true
  }

  async letTimeRun(): Promise<void> {
    if (this.#isPaused) await this.#guest.page.clock.resume()
    this.#isPaused = false
  }

  async waits(milliseconds: number): Promise<void> {
    await this.#guest.page.clock.runFor(milliseconds)
  }

  /** The map has moved this far since `show`. */
  async expectMoved([right, down]: Way): Promise<void> {
    const [x, y] = this.#first
    await expect.poll(() => this.#firstPrice(), 'the prices have moved').toEqual([x + right, y + down])
  }

  /** Takes hold of the map and drags it this far. */
  async grab(way: Way): Promise<void> {
    await this.stopTime()
    const { mouse } = this.#guest.page
    if (this.#held === null) {
      await mouse.move(...(await this.#from([0, 0])))
      await mouse.down()
      await mouse.move(...(await this.#from(FELT)))
    }
    const [right, down] = [way[0] + FELT[0], way[1] + FELT[1]]
    // Overshoot first: the map must move even on its way back to the start.
    await mouse.move(...(await this.#from([right + 5, down])))
    await mouse.move(...(await this.#from([right, down])))
    await this.waits(REST_MS)
    this.#held = way
  }

  /** Drags the map this far from where it was taken hold of, and releases it. */
  async drag(way: Way): Promise<void> {
    await this.grab(way)
    await this.#guest.page.mouse.up()
    this.#held = null
    await this.waits(FRAMES_MS)
  }

  async pressBeside(): Promise<void> {
    await this.#guest.page.mouse.click(...(await this.#from([0, 0])))
    // The map waits for a double click.
    await this.waits(300)
  }

  async searchArea(): Promise<void> {
    await this.#map.getByRole('button', { name: this.#guest.t('search.map.searchArea') }).click()
  }

  /** Repeats until the map shows another area than the list: a map that has just loaded may miss the first key. */
  async moveAwayByKeys(): Promise<void> {
    const offered = this.#map.getByRole('button', { name: this.#guest.t('search.map.searchArea') })
    await expect(async () => {
      await this.moveByKeys()
      await expect(offered).toBeVisible({ timeout: 2000 })
    }).toPass()
  }

  async moveByKeys(): Promise<void> {
    await this.#map.getByRole('application').press('ArrowRight')
  }

  async expectAreaFailed(): Promise<void> {
    await expect(this.#map.getByRole('button', { name: this.#guest.t('map.areaFailed') })).toBeVisible()
  }

  async tryAreaAgain(): Promise<void> {
    await this.#map.getByRole('button', { name: this.#guest.t('map.areaFailed') }).click()
  }

  /** The searched area, as written in the address. */
  async searchedArea(): Promise<Bounds> {
    const read = () => boundsCodec.decode(new URL(this.#guest.page.url()).searchParams.get('bounds') ?? '')
    await expect.poll(read, 'the area is in the address').toBeDefined()
    const bounds = read()
    if (bounds === undefined) throw new Error('the address has no area')
    return bounds
  }

  /** At least one price is visible. */
  async expectPrices(): Promise<void> {
    await expect(this.#map.locator('[data-pin] button').first()).toBeVisible()
  }

  async follows(isFollowing: boolean): Promise<void> {
    await this.#map.getByRole('checkbox', { name: this.#guest.t('map.follow') }).setChecked(isFollowing)
  }

  async closeCard(): Promise<void> {
    await this.#card.getByRole('button', { name: this.#guest.t('common.close') }).click()
  }

  async retryTiles(): Promise<void> {
    await this.#map
      .getByRole('status')
      .getByRole('button', { name: this.#guest.t('common.retry') })
      .click()
  }

  /** `isOffered`: the map offers to search the visible area. `isFollowing`: it searches on its own. */
  async expectSearches({ isOffered, isFollowing }: { isOffered: boolean; isFollowing: boolean }): Promise<void> {
    const { t } = this.#guest
    await expect(this.#map.getByRole('button', { name: t('search.map.searchArea') })).toHaveCount(isOffered ? 1 : 0)
    await expect(this.#map.getByRole('checkbox', { name: t('map.follow') })).toBeChecked({ checked: isFollowing })
  }

  async expectCard(name: string | null): Promise<void> {
    await expect(this.#card).toHaveCount(name === null ? 0 : 1)
    if (name !== null) await expect(this.#card).toHaveAccessibleName(name)
  }

  /** `attribution`: source that the tiles name; null if the map is drawn from our own data, and says so. */
  async expectGround({ attribution, hasNotice }: { attribution: string | null; hasNotice: boolean }): Promise<void> {
    const { t } = this.#guest
    await expect(this.#map.getByText(t('map.fallenBack'))).toHaveCount(hasNotice ? 1 : 0)
    await expect(this.#map.getByRole('button', { name: t('map.simplified') })).toHaveCount(attribution === null ? 1 : 0)
    if (attribution !== null) await expect(this.#map.getByText(attribution)).toBeVisible()
  }

  /** The canvas is as wide as the map. */
  async expectFits(): Promise<void> {
    const widths = () =>
      this.#map.evaluate((map) => [map.clientWidth, Math.round(map.querySelector('canvas')?.clientWidth ?? 0)])
    await expect.poll(async () => new Set(await widths()).size, 'the map is as wide as its room').toBe(1)
  }

  /** Position in the window, in whole pixels. */
  async #firstPrice(): Promise<Way> {
    const box = await this.#map.locator('[data-pin] button').first().boundingBox()
    return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)]
  }

  get #card(): Locator {
    return this.#map.getByRole('dialog')
  }

  /** Position in the window, given the offset from where the map is taken hold of. */
  async #from([right, down]: Way): Promise<[number, number]> {
    const box = await this.#map.boundingBox()
    return [(box?.x ?? 0) + FREE[0] + right, (box?.y ?? 0) + FREE[1] + down]
  }
}
