import { ConfigResponse } from '#contract/http/config.ts'
import type { Page } from '@playwright/test'
import { create } from 'superstruct'

/** What a browser says that no guest sees: complaints of the page, and where its requests go. */
export interface Troubles {
  /** Errors and warnings of the console, uncaught errors, and what the policy of the page has refused. */
  complaints: () => string[]
  /** Where requests went, without repetition. */
  origins: () => string[]
}

/** Everything from now on. `expected`: a complaint of the browser that the test itself brings about. */
export const troublesOf = (page: Page, expected?: RegExp): Troubles => {
  const complaints: string[] = []
  const origins = new Set<string>()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http')) origins.add(origin)
  })
  return {
    complaints: () => complaints.filter((text) => !expected?.test(text)),
    origins: () => [...origins],
  }
}

/** The two origins that the application has: its own, and that of its card gateway. */
export const ourOrigins = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get('/api/v1/config/')
  const { payment } = create(await answer.json(), ConfigResponse)
  return [new URL(answer.url()).origin, ...(payment.gateway_origin === null ? [] : [payment.gateway_origin])]
}
