import { eventFailure, paymentMethodsSetup } from './paymentMethods.setup.ts'

/** Saved cards; the page changes only after the server has confirmed. */
export const listState = paymentMethodsSetup.createStateConfig({
  initial: 'idle',
  on: { 'list.leave': { actions: 'clearNews' } },
  states: {
    idle: { on: { 'list.open': 'loading' } },
    loading: {
      tags: 'busy',
      entry: 'forgetTarget',
      invoke: {
        id: 'loadMethods',
        src: 'loadMethods',
        onDone: { target: 'ready', actions: { type: 'rememberMethods', params: ({ event }) => event.output } },
        onError: [
          {
            guard: 'hasMethods',
            target: 'ready',
            actions: { type: 'rememberFailure', params: eventFailure },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: eventFailure } },
        ],
      },
    },
    ready: {
      entry: 'forgetTarget',
      on: {
        'list.open': 'loading',
        'list.retry': { target: 'loading', actions: 'clearFailure' },
        'connection.restored': { guard: 'isOutOfReach', target: 'loading', actions: 'clearFailure' },
        'primary.make': { guard: 'isOther', target: 'makingPrimary', actions: 'rememberTarget' },
        'method.remove': { guard: 'isListed', target: 'removing', actions: 'rememberTarget' },
      },
    },
    makingPrimary: {
      tags: 'busy',
      invoke: {
        id: 'makePrimary',
        src: 'makePrimary',
        input: ({ context }) => ({ id: context.target }),
        onDone: { target: 'ready', actions: { type: 'markPrimary', params: ({ event }) => event.output } },
        onError: [
          // The card was deleted elsewhere: reload the list to show that.
          { guard: { type: 'isGone', params: eventFailure }, target: 'loading' },
          { target: 'ready', actions: { type: 'rememberFailure', params: eventFailure } },
        ],
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeMethod',
        src: 'removeMethod',
        input: ({ context }) => ({ id: context.target }),
        onDone: [
          // The server decides which card is primary now.
          { guard: 'isPrimaryTarget', target: 'loading', actions: 'removeTarget' },
          { target: 'ready', actions: 'removeTarget' },
        ],
        onError: [
          { guard: { type: 'isGone', params: eventFailure }, target: 'loading' },
          { target: 'ready', actions: { type: 'rememberFailure', params: eventFailure } },
        ],
      },
    },
    failed: {
      on: {
        'list.open': { target: 'loading', actions: 'clearFailure' },
        'list.retry': { target: 'loading', actions: 'clearFailure' },
        'connection.restored': { guard: 'isOutOfReach', target: 'loading', actions: 'clearFailure' },
      },
    },
  },
})
