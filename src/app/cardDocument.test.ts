import { beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn<() => void>()
beforeEach(() => {
  reload.mockReset()
  vi.resetModules()
})

/** In a document that was opened for one page, the guest goes to another. @returns whether the other is shown in it. */
const goes = async (from: string, to: string): Promise<boolean> => {
  vi.stubGlobal('location', { pathname: from, reload })
  const { enterCardDocument } = await import('./cardDocument.ts')
  const isShown = enterCardDocument(to).then(() => true)
  return Promise.race([isShown, new Promise<boolean>((resolve) => setTimeout(() => resolve(false)))])
}

test.each([
  ['/', '/checkout/nyc-0001/key'],
  ['/he/hotels', '/account/payment-methods/add'],
])('card fields are not shown in the document of another page (%s → %s): it is opened anew', async (from, to) => {
  expect([await goes(from, to), reload.mock.calls.length]).toEqual([false, 1])
})

test.each([
  ['/ar/checkout/nyc-0001/key', '/account/payment-methods/add'],
  ['/checkout/nyc-0001/key', '/'],
  ['/', '/hotels'],
])('every other page is shown in the document that is there (%s → %s)', async (from, to) => {
  expect([await goes(from, to), reload.mock.calls.length]).toEqual([true, 0])
})
