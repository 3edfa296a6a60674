import { destinationSetup, eventFailure } from './destination.setup.ts'

const offered = destinationSetup.createStateConfig({
  on: {
    'offer.pick': { guard: 'isOffered', target: '#destination.idle', actions: ['emitOffered', 'selectOffered'] },
    'location.request': '#destination.locating',
  },
}).on

/** The field is left: what is written in it is thrown away, and that is told. */
export const leaving = [
  { guard: 'isDropped', target: '#destination.idle.dropped', actions: 'rememberDropped' },
  { target: '#destination.idle' },
] as const

/** The guest types: one region waits for a pause, the other holds the list. */
export const editingState = destinationSetup.createStateConfig({
  type: 'parallel',
  entry: 'forgetTake',
  on: { 'field.blur': leaving },
  states: {
    // Specification §7: debounced with a leading call. The first letter asks at once, the next ones after a pause.
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
            // Goes before what the other region would do: its list is of an earlier text.
            'text.submit': { target: '#destination.resolving', actions: 'rememberTake' },
          },
        },
      },
    },
    list: {
      initial: 'blank',
      on: {
        // Without `reenter`: that would enter the other region anew as well. Entering the state itself aborts the call before.
        'list.load': '.fetching',
        'list.clear': '.blank',
      },
      states: {
        // Nothing is typed: here stands what was searched for before, what is popular, and what is near.
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
                // Nobody has asked for them: without them the field works as well.
                onError: { target: 'known', actions: { type: 'rememberOffers', params: [] } },
              },
            },
            known: {},
          },
        },
        /** Where the guest is could not be found out. */
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
