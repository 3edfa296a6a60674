import type { CurrenciesResponse } from '#contract/shared/currencies.ts'
import type { CaptureEnvelope } from '#contract/support/captures.ts'
import type { FrozenMessage, OpenMessage } from '#src/actors/system/frozenScreen.ts'
import { cutOff, ignoreFocus, openInert, setConnection, setScheme, stopClock } from './stillWorld.ts'

const tell = (message: FrozenMessage): void => parent.postMessage(message, location.origin)

const isOpenMessage = (data: unknown): data is OpenMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'frozen.open'

/** Resolves with the screen that the page around this frame sends. */
const receive = (): Promise<OpenMessage> =>
  new Promise((resolve) => {
    const listener = ({ source, origin, data }: MessageEvent): void => {
      if (source !== parent || origin !== location.origin || !isOpenMessage(data)) return
      removeEventListener('message', listener)
      resolve(data)
    }
    addEventListener('message', listener)
    tell({ type: 'frozen.waits' })
  })

/** Values that the guest's device stores and a page reads, by key. */
export const storedOnDevice = ({
  currency,
  isSignedIn,
  now,
}: Pick<CaptureEnvelope['page'], 'currency' | 'isSignedIn' | 'now'>): Readonly<Record<string, string>> => ({
  currency: JSON.stringify(currency.code),
  currencies: JSON.stringify({
    fetched_at: Temporal.Instant.from(now).epochMilliseconds,
    answer: { as_of: now.slice(0, 10), currencies: { [currency.code]: currency } } satisfies CurrenciesResponse,
  }),
  ...(isSignedIn ? { signedInHint: 'true' } : {}),
})

/** Shows a captured screen. Nothing of the application loads before the world stands as the guest's did. */
export const openFrozen = async (): Promise<void> => {
  cutOff()
  try {
    if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
    const message = await receive()
    const { page } = message.envelope
    cutOff(storedOnDevice(page))
    stopClock(page)
    ignoreFocus(globalThis)
    openInert(document)
    setConnection(page.isOnline)
    setScheme(page.scheme)
    // The page reads its own address; nothing can load it from there, since no other document of ours may be framed.
    history.replaceState(message.state, '', message.address)
    const { renderFrozen } = await import('./renderFrozen.tsx')
    await renderFrozen(message)
    tell({ type: 'frozen.shown' })
  } catch (failure) {
    tell({ type: 'frozen.failed' })
    throw failure
  }
}
