import { expect, type Locator } from '@playwright/test'
import { boundsCodec, type Bounds } from '#contract/hotel/destination.ts'
import type { Guest } from './guest.ts'

/** Pixels to the right and down. */
export type Way = readonly [right: number, down: number]

/** Where no price and no card is, from the top left of the map. */
const FREE: Way = [30, 170]
/** A hand that has gone so far holds the map: it goes along from there. */
const FELT: Way = [8, 8]
/** A hand that rests so long lets the map go where it is, without a swing. */
const REST_MS = 150
/** In which a map that was let go is drawn, and stands. */
const FRAMES_MS = 48

/** The map beside the list; where there is no room for both, in its place. Its clock is the page's. */
export class MapPage {
  readonly #guest: Guest
  readonly #map: Locator
  /** How far the hand has gone that holds the map; null: none does. */
  #held: Way | null = null
  #isPaused = false
  #first: Way = [0, 0]

  constructor(guest: Guest) {
    this.#guest = guest
    this.#map = guest.page.getByRole('region', { name: guest.t('map.label') })
  }

  /** On a phone it stands behind a button. */
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

  /** Stops the clock, so that nobody waits for a map that stands still. */
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

  /** What it shows lies so far from where it lay when the map was shown. */
  async expectMoved([right, down]: Way): Promise<void> {
    const [x, y] = this.#first
    await expect.poll(() => this.#firstPrice(), 'the prices have moved').toEqual([x + right, y + down])
  }

  /** Takes hold of it, and moves it so far. */
  async grab(way: Way): Promise<void> {
    await this.stopTime()
    const { mouse } = this.#guest.page
    if (this.#held === null) {
      await mouse.move(...(await this.#from([0, 0])))
      await mouse.down()
      await mouse.move(...(await this.#from(FELT)))
    }
    const [right, down] = [way[0] + FELT[0], way[1] + FELT[1]]
    // It is moved even where it comes back.
    await mouse.move(...(await this.#from([right + 5, down])))
    await mouse.move(...(await this.#from([right, down])))
    await this.waits(REST_MS)
    this.#held = way
  }

  /** Moves it so far from where it was taken hold of, and lets it go. */
  async drag(way: Way): Promise<void> {
    await this.grab(way)
    await this.#guest.page.mouse.up()
    this.#held = null
    await this.waits(FRAMES_MS)
  }

  async pressBeside(): Promise<void> {
    await this.#guest.page.mouse.click(...(await this.#from([0, 0])))
    // It waits for a second press.
    await this.waits(300)
  }

  async searchArea(): Promise<void> {
    await this.#map.getByRole('button', { name: this.#guest.t('search.map.searchArea') }).click()
  }

  /** Until another area than the list's is seen: a map that has just come may not hear the first key. */
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

  /** As the address has it once it is searched. */
  async searchedArea(): Promise<Bounds> {
    const read = () => boundsCodec.decode(new URL(this.#guest.page.url()).searchParams.get('bounds') ?? '')
    await expect.poll(read, 'the area is in the address').toBeDefined()
    const bounds = read()
    if (bounds === undefined) throw new Error('the address has no area')
    return bounds
  }

  /** Some of its hotels show their price. */
  async expectPrices(): Promise<void> {
    await expect(this.#map.locator('[data-pin] button').first()).toBeVisible()
  }

  async follows(isWanted: boolean): Promise<void> {
    await this.#map.getByRole('checkbox', { name: this.#guest.t('map.follow') }).setChecked(isWanted)
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

  /** The guest is asked whether to search what they see, or the map does so by itself. */
  async expectSearches({ isAsked, isFollowing }: { isAsked: boolean; isFollowing: boolean }): Promise<void> {
    const { t } = this.#guest
    await expect(this.#map.getByRole('button', { name: t('search.map.searchArea') })).toHaveCount(isAsked ? 1 : 0)
    await expect(this.#map.getByRole('checkbox', { name: t('map.follow') })).toBeChecked({ checked: isFollowing })
  }

  async expectCard(name: string | null): Promise<void> {
    await expect(this.#card).toHaveCount(name === null ? 0 : 1)
    if (name !== null) await expect(this.#card).toHaveAccessibleName(name)
  }

  /** `attribution`: whom the tiles name; null: it is drawn from our own data, and says so. */
  async expectGround({ attribution, isTold }: { attribution: string | null; isTold: boolean }): Promise<void> {
    const { t } = this.#guest
    await expect(this.#map.getByText(t('map.fallenBack'))).toHaveCount(isTold ? 1 : 0)
    await expect(this.#map.getByRole('button', { name: t('map.simplified') })).toHaveCount(attribution === null ? 1 : 0)
    if (attribution !== null) await expect(this.#map.getByText(attribution)).toBeVisible()
  }

  /** What is drawn is as wide as the room for it. */
  async expectFits(): Promise<void> {
    const widths = () =>
      this.#map.evaluate((map) => [map.clientWidth, Math.round(map.querySelector('canvas')?.clientWidth ?? 0)])
    await expect.poll(async () => new Set(await widths()).size, 'the map is as wide as its room').toBe(1)
  }

  /** Where it stands in the window, in whole pixels. */
  async #firstPrice(): Promise<Way> {
    const box = await this.#map.locator('[data-pin] button').first().boundingBox()
    return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)]
  }

  get #card(): Locator {
    return this.#map.getByRole('dialog')
  }

  /** In the window, so far from where the hand takes hold. */
  async #from([right, down]: Way): Promise<[number, number]> {
    const box = await this.#map.boundingBox()
    return [(box?.x ?? 0) + FREE[0] + right, (box?.y ?? 0) + FREE[1] + down]
  }
}
