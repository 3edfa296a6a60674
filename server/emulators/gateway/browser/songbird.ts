import { is, string, type } from 'superstruct'
import { bank as ar } from '#locales/ar/bank.ts'
import { bank as en } from '#locales/en/bank.ts'
import { bank as he } from '#locales/he/bank.ts'

/** Stand-in for Cardinal's Songbird, with only what the SDK uses: configure, setup, on, off, trigger, continue. */
type Listener = (...details: unknown[]) => void

const gateway = document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).origin : ''
const listeners = new Map<string, Listener[]>()

const tell = (event: string, ...details: unknown[]): void => {
  for (const listener of listeners.get(event) ?? []) listener(...details)
}

const Verdict = type({ threeDSecure: string(), token: string() })

/** Cardinal's code for a challenge that the guest closed. */
const CLOSED_BY_GUEST = '01'

const TITLES: Readonly<Partial<Record<string, string>>> = { en: en.title, ar: ar.title, he: he.title }

const showChallenge = (address: string, finished: (verdict: string, token: string) => void): void => {
  const { lang } = document.documentElement
  const title = TITLES[lang] ?? en.title
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', title)
  const frame = document.createElement('iframe')
  frame.title = title
  frame.src = `${address}?${new URLSearchParams({ lang })}`
  // No wider than a phone, and high enough for the longest text of the three languages.
  Object.assign(dialog.style, { padding: '0', border: '0', borderRadius: '16px', width: 'min(100% - 32px, 390px)' })
  Object.assign(frame.style, { display: 'block', width: '100%', height: '264px', border: '0' })
  dialog.append(frame)
  const finish = (verdict: string, token: string): void => {
    window.removeEventListener('message', onMessage)
    dialog.remove()
    finished(verdict, token)
  }
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (event.origin !== gateway || event.source !== frame.contentWindow || !is(event.data, Verdict)) return
    finish(event.data.threeDSecure, event.data.token)
  }
  window.addEventListener('message', onMessage)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    // Escape must go through the bank's Cancel, which alone has the token of a refusal.
    frame.contentWindow?.postMessage({ threeDSecure: 'GIVE_UP' }, gateway)
  })
  document.body.append(dialog)
  dialog.showModal()
}

const Continuation = type({ AcsUrl: string() })

const cardinal = {
  configure: (): void => undefined,
  on: (event: string, listener: Listener): void => {
    listeners.set(event, [...(listeners.get(event) ?? []), listener])
  },
  off: (event: string): void => {
    listeners.delete(event)
  },
  setup: (): void => {
    setTimeout(() => tell('payments.setupComplete', { sessionId: crypto.randomUUID() }), 0)
  },
  trigger: (): Promise<{ Status: boolean }> => Promise.resolve({ Status: true }),
  continue: (_flow: string, challenge: unknown): void => {
    if (!is(challenge, Continuation)) return
    tell('ui.render')
    showChallenge(challenge.AcsUrl, (verdict, token) => {
      tell('ui.close')
      const ExtendedData = verdict === 'CANCEL' ? { ChallengeCancel: CLOSED_BY_GUEST } : {}
      const ActionCode = verdict === 'SUCCESS' ? 'SUCCESS' : 'FAILURE'
      tell('payments.validated', { ActionCode, ErrorNumber: 0, Payment: { ExtendedData } }, token)
    })
  },
}

Reflect.set(window, 'Cardinal', cardinal)
