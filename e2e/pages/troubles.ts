import { ConfigResponse } from '#contract/http/config.ts'
import type { Page } from '@playwright/test'
import { create } from 'superstruct'

/** Trouble that guests do not see: complaints of the browser, and where requests go. */
export interface Troubles {
  /** Errors and warnings of the console, uncaught errors, and everything refused by the content policy. */
  complaints: () => string[]
  /** Origins of all requests, without duplicates. */
  origins: () => string[]
}

/** Records from now on. `expected`: a complaint that the test itself causes. */
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

/** Both origins of the application: its own, and its card gateway's. */
export const ourOrigins = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get('/api/v1/config/')
  const { payment } = create(await answer.json(), ConfigResponse)
  return [new URL(answer.url()).origin, ...(payment.gateway_origin === null ? [] : [payment.gateway_origin])]
}
