import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ConfigResponse } from '#contract/http/config.ts'
import { setBearer } from '#src/services/browserClient.ts'
import { configQuery, queryClient } from '#src/services/query.ts'
import { SIGNED_IN_HINT } from '#src/services/identity/identity.ts'
import { identity } from './identity.ts'

const config: ConfigResponse = {
  build: 'b1',
  brand: { name: 'Stayless', support_phone: '', support_email: '', legal_entity: '', social: [], apps: [] },
  identity: { mode: 'local', api_key: '', auth_domain: '', project_id: '' },
  payment: { mode: 'sandbox-local', gateway_origin: null },
  wallets: { 'apple-pay': null, 'google-pay': null },
  map: { tiles: null, attribution: null },
  hotel_share_percent: 100,
  demo: true,
}

beforeAll(() => {
  const stored = new Map([[SIGNED_IN_HINT, 'true']])
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => Response.json(config))
  vi.stubGlobal('document', { documentElement: { lang: 'he' } })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:9' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterAll(() => vi.unstubAllGlobals())

test('a page that requests the config while a stored session waits for it gets both', async () => {
  setBearer(() => identity().bearer())
  const reportedUid = new Promise((tell) => identity().watchSession(tell))
  expect(await queryClient.fetchQuery(configQuery())).toEqual(config)
  expect(await reportedUid).toBeNull()
})
