import { beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn<() => void>()
let connect: () => void = () => {}
beforeEach(() => {
  reload.mockReset()
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', (_: 'online', listener: () => void) => {
    connect = listener
  })
})

/** Navigates within the document opened for `from`. @returns whether that document shows `to`. */
const goes = async (from: string, to: string): Promise<boolean> => {
  vi.stubGlobal('location', { pathname: from, reload })
  const { enterCardDocument } = await import('./cardDocument.ts')
  vi.stubGlobal('location', { pathname: to, reload })
  const isShown = enterCardDocument(to).then(() => true)
  return Promise.race([isShown, new Promise<boolean>((resolve) => setTimeout(() => resolve(false)))])
}

test.each([
  ['/', '/checkout/nyc-0001/key'],
  ['/he/hotels', '/account/payment-methods/add'],
])("a page with card fields is not shown in another page's document (%s → %s): it loads its own", async (from, to) => {
  expect([await goes(from, to), reload.mock.calls.length]).toEqual([false, 1])
})

test.each([
  ['/ar/checkout/nyc-0001/key', '/account/payment-methods/add'],
  ['/checkout/nyc-0001/key', '/'],
  ['/', '/hotels'],
])('every other page is shown in the current document (%s → %s)', async (from, to) => {
  expect([await goes(from, to), reload.mock.calls.length]).toEqual([true, 0])
})

test('while offline the current page stays, and it stays for good if the guest has navigated elsewhere', async () => {
  for (const [later, times] of [
    ['/he/checkout/nyc-0001/key', 1],
    ['/he/faq', 0],
  ] as const) {
    vi.stubGlobal('navigator', { onLine: false })
    reload.mockReset()
    vi.resetModules()
    expect([await goes('/he/hotels', '/checkout/nyc-0001/key'), reload.mock.calls.length]).toEqual([false, 0])
    vi.stubGlobal('location', { pathname: later, reload })
    connect()
    await new Promise((resolve) => setTimeout(resolve))
    expect(reload).toHaveBeenCalledTimes(times)
  }
})
