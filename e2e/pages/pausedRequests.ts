import { expect, type Route } from '@playwright/test'

/** A route handler that holds requests until the test answers them, one by one. */
export class PausedRequests {
  #routes: Route[] = []
  readonly hold = (route: Route): void => void this.#routes.push(route)

  /** Drops the requests of an earlier page. */
  forget(): void {
    this.#routes = []
  }

  /** Takes the oldest request; waits for one if there is none. */
  async first(): Promise<Route> {
    await expect.poll(() => this.#routes.length, 'the page asks').toBeGreaterThan(0)
    const [first, ...others] = this.#routes
    if (first === undefined) throw new Error('the page asks nothing')
    this.#routes = others
    return first
  }
}
