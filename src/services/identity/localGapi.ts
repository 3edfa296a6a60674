// Only for the local identity provider: the part of Google's frame script that the SDK's popups need, so that they work without
// it.
import { is, string, type } from 'superstruct'

/** Message of the local provider's window, `popup.js`; the SDK reads the rest of the event. */
const Message = type({ source: string(), authEvent: type({ eventId: string() }) })
const SOURCE = 'local-identity'

type AuthHandler = (event: { type: 'authEvent'; authEvent: unknown }) => unknown

const isOurPopup = ({ origin, source, data }: MessageEvent<unknown>): boolean =>
  origin === location.origin && source !== window && is(data, Message) && data.source === SOURCE

/** Replaces `gapi.iframes`: the SDK uses an existing one and loads nothing. */
export const installLocalGapi = (): void => {
  const handlers = new Set<AuthHandler>()
  const frame = {
    restyle: () => Promise.resolve(),
    ping: (answer: () => void) => {
      answer()
      return Promise.resolve()
    },
    register: (_event: string, handler: AuthHandler) => void handlers.add(handler),
    send: (name: string, _message: unknown, answer: (results: readonly object[]) => void) => {
      try {
        answer([{ [name]: true }])
      } catch {
        // The SDK's callback may throw; Google's script ignores that too.
      }
    },
  }
  addEventListener('message', (message: MessageEvent<unknown>) => {
    if (!isOurPopup(message) || !is(message.data, Message)) return
    for (const handler of handlers) handler({ type: 'authEvent', authEvent: message.data.authEvent })
  })
  const context = { open: (_options: unknown, opened: (frame_: typeof frame) => unknown) => opened(frame) }
  Object.assign(globalThis, {
    gapi: { iframes: { Iframe: () => {}, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context } },
  })
}
