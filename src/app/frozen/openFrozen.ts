import type { FrozenMessage, OpenMessage } from '#src/actors/system/frozenScreen.ts'
import { cutOff, setConnection, setScheme, stopClock } from './stillWorld.ts'

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

/** Shows a captured screen. Nothing of the application loads before the world stands as the guest's did. */
export const openFrozen = async (): Promise<void> => {
  cutOff()
  try {
    if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
    const message = await receive()
    const { page } = message.envelope
    cutOff({
      currency: JSON.stringify(page.currency),
      ...(page.isSignedIn ? { signedInHint: 'true' } : {}),
      currencies: JSON.stringify({
        fetched_at: Temporal.Instant.from(page.now).epochMilliseconds,
        answer: { currencies: message.currencies },
      }),
    })
    stopClock(page)
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
