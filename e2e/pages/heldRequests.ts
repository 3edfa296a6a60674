import { expect, type Route } from '@playwright/test'

/** Requests that wait here until somebody answers them, one by one: a handler of routes. */
export class HeldRequests {
  #routes: Route[] = []
  readonly hold = (route: Route): void => void this.#routes.push(route)

  /** They were of a page that is gone. */
  forget(): void {
    this.#routes = []
  }

  /** The one that has waited longest; waits for it. */
  async first(): Promise<Route> {
    await expect.poll(() => this.#routes.length, 'the page asks').toBeGreaterThan(0)
    const [first, ...others] = this.#routes
    if (first === undefined) throw new Error('the page asks nothing')
    this.#routes = others
    return first
  }
}
