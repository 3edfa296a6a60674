import { destinationSetup, eventFailure } from './destination.setup.ts'

const offered = destinationSetup.createStateConfig({
  on: {
    'offer.pick': { guard: 'isOffered', target: '#destination.idle', actions: ['emitOffered', 'selectOffered'] },
    'location.request': '#destination.locating',
  },
}).on

/** Leaving the field discards the text and shows a notice. */
export const leaving = [
  { guard: 'isDropped', target: '#destination.idle.dropped', actions: 'rememberDropped' },
  { target: '#destination.idle' },
] as const

/** The guest types: `debounce` waits for a pause, `list` holds the suggestions. */
export const editingState = destinationSetup.createStateConfig({
  type: 'parallel',
  entry: 'forgetTake',
  on: { 'field.blur': leaving },
  states: {
    // Specification §7: debounced with a leading call. The first letter loads immediately, later ones after a pause.
    debounce: {
      initial: 'ready',
      on: { 'text.change': { target: '.ready', actions: ['changeText', 'dropList'] } },
      states: {
        ready: {
          on: { 'text.change': { guard: 'hasText', target: 'settling', actions: ['changeText', 'wantList'] } },
        },
        settling: {
          after: { debounce: 'ready' },
          on: { 'text.change': { guard: 'hasText', target: 'waiting', actions: 'changeText' } },
        },
        waiting: {
          after: { debounce: { target: 'ready', actions: 'wantList' } },
          on: {
            'text.change': { guard: 'hasText', target: 'waiting', actions: 'changeText', reenter: true },
            // Takes precedence over the `list` region, whose list is of an earlier text.
            'text.submit': { target: '#destination.resolving', actions: 'rememberTake' },
          },
        },
      },
    },
    list: {
      initial: 'blank',
      on: {
        // No `reenter`: it would also restart the `debounce` region. Entering `fetching` again aborts the previous call.
        'list.load': '.fetching',
        'list.clear': '.blank',
      },
      states: {
        // The field is empty: offers recent places, popular places and the guest's location.
        blank: {
          entry: 'clearList',
          on: offered,
          initial: 'asking',
          states: {
            asking: {
              tags: 'busy',
              invoke: {
                id: 'loadOffers',
                src: 'loadOffers',
                input: {},
                onDone: { target: 'known', actions: { type: 'rememberOffers', params: ({ event }) => event.output } },
                // The guest did not ask for offers, and the field works without them.
                onError: { target: 'known', actions: { type: 'rememberOffers', params: [] } },
              },
            },
            known: {},
          },
        },
        /** The guest's location could not be determined. */
        unlocated: { exit: 'forgetFailure', on: offered },
        fetching: {
          tags: 'busy',
          after: { patience: { target: 'failed', actions: ['clearList', 'rememberDelay'] } },
          on: { 'text.submit': { target: '#destination.resolving', actions: 'rememberTake' } },
          invoke: {
            id: 'loadSuggestions',
            src: 'loadSuggestions',
            input: ({ context }) => ({ text: context.text.trim(), types: context.types }),
            onDone: [
              {
                guard: { type: 'isNothingFound', params: ({ event }) => event.output },
                target: 'empty',
                actions: 'clearList',
              },
              { target: 'shown', actions: { type: 'rememberList', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: ['clearList', { type: 'rememberFailure', params: eventFailure }] },
          },
        },
        shown: {
          on: {
            'place.pick': { guard: 'isSuggested', target: '#destination.picking', actions: 'rememberPick' },
            'text.submit': {
              target: '#destination.picking',
              actions: ['rememberTake', { type: 'rememberFirst', params: ({ context }) => context.suggestions }],
            },
          },
        },
        empty: {},
        failed: {
          on: {
            'list.retry': 'fetching',
            'text.submit': { target: '#destination.resolving', actions: 'rememberTake' },
          },
        },
      },
    },
  },
})
