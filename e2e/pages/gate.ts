import { API_BASE, endpoints, type EndpointName } from '#contract/http/endpoints.ts'
import { expect, type Page, type Route } from '@playwright/test'
import { refuse, type WireFailure } from './pausedCalls.ts'

/** A call of the page: passes to the server while the gate is open, and waits while it is closed. */
export class Gate {
  readonly #page: Page
  #isOpen = true
  #waiting: Route[] = []

  constructor(page: Page) {
    this.#page = page
  }

  async build(name: EndpointName): Promise<void> {
    await this.buildAt(new RegExp(`${API_BASE}${endpoints[name].path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`))
  }

  async buildAt(address: RegExp): Promise<void> {
    await this.#page.route(address, (route) => (this.#isOpen ? route.continue() : void this.#waiting.push(route)))
  }

  close(): void {
    this.#isOpen = false
  }

  /** Drops the waiting calls: they belong to an earlier page. */
  forget(): void {
    this.#waiting = []
  }

  /** Also releases the waiting calls, or answers them with `answer`. */
  async open(answer: (route: Route) => Promise<void> = (route) => route.continue()): Promise<void> {
    this.#isOpen = true
    for (const route of this.#waiting.splice(0)) await answer(route).catch(() => {})
  }

  /** Aborts the waiting call; the next one passes. */
  async fail(): Promise<void> {
    for (const route of await this.#all()) await route.abort()
    this.#isOpen = true
  }

  async refuse(failure: WireFailure): Promise<void> {
    for (const route of await this.#all()) await refuse(route, failure)
    this.#isOpen = true
  }

  async #all(): Promise<Route[]> {
    await expect.poll(() => this.#waiting.length, 'the call that waits').toBeGreaterThan(0)
    return this.#waiting.splice(0)
  }
}
