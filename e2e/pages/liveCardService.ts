import { API_BASE } from '#contract/http/endpoints.ts'
import { ClientTokenResponse, ConfigResponse } from '#contract/http/config.ts'
import type { Page } from '@playwright/test'
import { create } from 'superstruct'

/** An origin that the card SDK trusts. */
const LIVE = 'https://assets.braintreegateway.com'
const ITS_HOSTS = /^https:\/\/[\w.-]+\.(?:braintreegateway|braintree-api|paypal)\.com\//

/**
 * Lets the page take the local gateway for the live card service. It loads the shipped SDK, which trusts only the hosts of that
 * service; the local gateway answers its requests.
 * @returns `paths`: paths requested from the service. `copies`: requests for the local gateway's own copy of the SDK.
 */
export const asLiveCardService = async (page: Page): Promise<{ paths: string[]; copies: string[] }> => {
  const answer = await page.request.get(`${API_BASE}/config/`)
  const config = create(await answer.json(), ConfigResponse)
  const local = config.payment.gateway_origin ?? ''
  const paths: string[] = []
  const copies: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${local}/sdk/`)) copies.push(request.url())
  })

  await page.route(`**${API_BASE}/config/`, async (route) => {
    const payment: typeof config.payment = { ...config.payment, mode: 'sandbox', gateway_origin: null }
    await route.fulfill({ json: { ...config, payment } })
  })
  await page.route(`**${API_BASE}/payments/client_token/`, async (route) => {
    const response = await route.fetch()
    const { client_token } = create(await response.json(), ClientTokenResponse)
    return route.fulfill({ json: { client_token: inBase64(client_token, (text) => text.replaceAll(local, LIVE)) } })
  })
  await page.route(ITS_HOSTS, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    paths.push(pathname)
    const response = await route.fetch({ url: `${local}${pathname}${search}` })
    if (!isJson(response.headers()['content-type'])) return route.fulfill({ response })
    const text = await response.text()
    return route.fulfill({ response, body: text.replaceAll(local, LIVE) })
  })
  return { paths, copies }
}

const isJson = (type = ''): boolean => type.includes('json')

const inBase64 = (token: string, change: (text: string) => string): string =>
  Buffer.from(change(Buffer.from(token, 'base64').toString())).toString('base64')
