import { limitIterations } from '#machines/kit/limitIterations.ts'
import { isUnreachable, toFailure, type Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { walletPorts } from './wallet.ports.ts'
import { scriptPause, SHEET_TIMEOUT_MS, type PaymentVerdict, type WalletName } from './wallet.rules.ts'

export interface WalletContext {
  wallet: WalletName
  /** How often the script was retried. */
  tries: number
  /** Total on the sheet, in cents; null: no sheet. */
  total: number | null
  /** Handle of the payment that waits for its verdict; empty: none. */
  payment: string
  /** Why the wallet is unavailable, for the log. */
  failure: Failure | null
}

export type WalletEvent =
  /** The wallet's slot appears on the page of a signed-in guest, or leaves it. */
  | { type: 'wallet.show' }
  | { type: 'wallet.hide' }
  | { type: 'session.ended' }
  | { type: 'connection.restored' }
  /** The guest pressed the button. `total` in cents. */
  | { type: 'sheet.open'; total: number }
  | { type: 'sheet.close' }
  | { type: 'payment.end'; verdict: PaymentVerdict }

export type WalletEmitted =
  | { type: 'sheet.paid'; payment: string }
  /** Nothing was paid. */
  | { type: 'sheet.ended'; failure: Failure }
  /** Passes the verdict to the sheet of this payment, which then closes. */
  | { type: 'payment.ended'; payment: string; verdict: PaymentVerdict }

const CANCELLED: Failure = { code: 'wallet.cancelled', status: 400 }

export const walletSetup = setup({
  types: declareTypes<{
    context: WalletContext
    events: WalletEvent
    emitted: WalletEmitted
    input: { wallet: WalletName }
    tags: 'busy'
  }>(),
  actors: walletPorts,
  delays: {
    scriptPause: ({ context: { wallet, tries } }) => scriptPause(wallet, tries - 1) ?? 0,
    sheetPatience: SHEET_TIMEOUT_MS,
  },
  guards: {
    isThere: (_, { isThere }: { isThere: boolean }) => isThere,
    mayLookAgain: ({ context: { wallet, tries } }) => scriptPause(wallet, tries) !== null,
    isAble: (_, { isAble }: { isAble: boolean }) => isAble,
    isOutOfReach: ({ context }) => isUnreachable(context.failure),
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    lookAnew: assign({ tries: 0, failure: null }),
    forget: assign({ tries: 0, total: null, payment: '', failure: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    rememberTotal: assign(({ event }) => {
      assertEvent(event, 'sheet.open')
      return { total: event.total }
    }),
    rememberPayment: assign({ payment: (_, { payment }: { payment: string }) => payment }),
    forgetSheet: assign({ total: null, payment: '' }),
    emitPaid: emit((_, { payment }: { payment: string }) => ({ type: 'sheet.paid', payment })),
    emitEnded: emit((_, failure: Failure) => ({ type: 'sheet.ended', failure })),
    emitClosed: emit({ type: 'sheet.ended', failure: CANCELLED }),
    closeSheet: emit(({ context }) => ({ type: 'payment.ended', payment: context.payment, verdict: 'open' as const })),
    endPayment: emit(({ context }, verdict: PaymentVerdict) => ({
      type: 'payment.ended',
      payment: context.payment,
      verdict,
    })),
  },
})

const eventFailure = ({ event }: { event: { error: unknown } }): Failure => toFailure(event.error)

/** One wallet in checkout: whether it is usable here, its sheet, and the verdict the sheet gets. */
export const walletMachine = walletSetup.createMachine({
  id: 'wallet',
  options: limitIterations,
  context: ({ input: { wallet } }) => ({ wallet, tries: 0, total: null, payment: '', failure: null }),
  initial: 'absent',
  states: {
    absent: { on: { 'wallet.show': 'looking' } },
    looking: {
      initial: 'finding',
      on: {
        'wallet.hide': { target: 'absent', actions: 'forget' },
        'session.ended': { target: 'absent', actions: 'forget' },
      },
      states: {
        finding: {
          tags: 'busy',
          invoke: {
            id: 'findScript',
            src: 'findScript',
            input: ({ context }) => ({ wallet: context.wallet }),
            onDone: [
              { guard: { type: 'isThere', params: ({ event }) => event.output }, target: 'preparing' },
              { guard: 'mayLookAgain', target: 'pausing', actions: 'countTry' },
              { target: '#wallet.unavailable' },
            ],
            onError: {
              target: '#wallet.unavailable',
              actions: { type: 'rememberFailure', params: eventFailure },
            },
          },
        },
        pausing: { after: { scriptPause: 'finding' } },
        preparing: {
          tags: 'busy',
          invoke: {
            id: 'prepareWallet',
            src: 'prepareWallet',
            input: ({ context }) => ({ wallet: context.wallet }),
            onDone: [
              { guard: { type: 'isAble', params: ({ event }) => event.output }, target: '#wallet.ready' },
              { target: '#wallet.unavailable' },
            ],
            onError: {
              target: '#wallet.unavailable',
              actions: { type: 'rememberFailure', params: eventFailure },
            },
          },
        },
      },
    },
    unavailable: {
      on: {
        'wallet.hide': { target: 'absent', actions: 'forget' },
        'session.ended': { target: 'absent', actions: 'forget' },
        'connection.restored': { guard: 'isOutOfReach', target: 'looking', actions: 'lookAnew' },
      },
    },
    ready: {
      on: {
        'wallet.hide': { target: 'absent', actions: 'forget' },
        'session.ended': { target: 'absent', actions: 'forget' },
        'sheet.open': { target: 'sheet', actions: 'rememberTotal' },
      },
    },
    sheet: {
      tags: 'busy',
      invoke: {
        id: 'openSheet',
        src: 'openSheet',
        input: ({ context }) => ({ wallet: context.wallet, total: context.total ?? 0 }),
        onDone: {
          target: 'paid',
          actions: [
            { type: 'rememberPayment', params: ({ event }) => event.output },
            { type: 'emitPaid', params: ({ event }) => event.output },
          ],
        },
        // The wallet stays the guest's choice, whatever failed (decisions §12).
        onError: { target: 'ready', actions: ['forgetSheet', { type: 'emitEnded', params: eventFailure }] },
      },
      on: {
        'sheet.close': { target: 'ready', actions: ['forgetSheet', 'emitClosed'] },
        'wallet.hide': { target: 'absent', actions: ['forget', 'emitClosed'] },
        'session.ended': { target: 'absent', actions: ['forget', 'emitClosed'] },
      },
    },
    // The nonce exists, and the sheet waits for the verdict.
    paid: {
      on: {
        'payment.end': {
          target: 'ready',
          actions: [{ type: 'endPayment', params: ({ event }) => event.verdict }, 'forgetSheet'],
        },
        'wallet.hide': { target: 'absent', actions: ['closeSheet', 'forget'] },
        'session.ended': { target: 'absent', actions: ['closeSheet', 'forget'] },
      },
      after: {
        sheetPatience: { target: 'ready', actions: ['closeSheet', 'forgetSheet'] },
      },
    },
  },
})
