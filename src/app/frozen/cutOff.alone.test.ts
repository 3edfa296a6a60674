import { expect, test, vi } from 'vitest'
import { cutOff } from './stillWorld.ts'

test('a frozen document asks nobody, tells nobody, and keeps nothing in the browser of staff', async () => {
  const said = vi.fn<(...what: readonly unknown[]) => boolean>()
  const kept: { cookie?: string } = { cookie: 'session=of-staff' }
  vi.stubGlobal('document', kept)
  vi.stubGlobal('navigator', { sendBeacon: said })
  vi.stubGlobal('fetch', said)
  vi.stubGlobal('open', said)
  vi.stubGlobal('localStorage', { getItem: () => 'of staff', setItem: said })
  vi.stubGlobal('sessionStorage', { getItem: () => 'of staff', setItem: said })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = said
    },
  )

  cutOff({ currency: '"EUR"' })
  localStorage.setItem('theirs', '1')
  sessionStorage.setItem('theirs', '1')
  document.cookie = 'theirs=1'
  navigator.sendBeacon('/api')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  new BroadcastChannel('live').postMessage('here')
  open('/terms')
  const answer = await Promise.race([fetch('/api'), new Promise((resolve) => setTimeout(resolve, 10, 'none'))])

  expect(said).not.toHaveBeenCalled()
  expect(answer).toBe('none')
  expect([localStorage.getItem('currency'), localStorage.getItem('other')]).toEqual(['"EUR"', null])
  expect(sessionStorage.getItem('currency')).toBeNull()
  expect(document.cookie).toBe('')
  for (const name of ['indexedDB', 'XMLHttpRequest', 'WebSocket', 'EventSource'])
    expect(Reflect.get(globalThis, name)).toBeUndefined()
})
