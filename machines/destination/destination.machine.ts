import { limitIterations } from '#machines/kit/limitIterations.ts'
import { destinationSetup, eventFailure } from './destination.setup.ts'
import { editingState, leaving } from './editing.states.ts'

/** Specification §2, Destination autocomplete. */
export const destinationMachine = destinationSetup.createMachine({
  id: 'destination',
  options: limitIterations,
  context: ({ input }) => ({
    ...input,
    text: input.selected,
    suggestions: [],
    offers: [],
    dropped: null,
    isSearched: false,
    picked: null,
    failure: null,
  }),
  initial: 'idle',
  on: { 'place.replace': { actions: 'replaceSelected' } },
  states: {
    idle: {
      entry: 'revertText',
      on: {
        'field.focus': 'editing',
        // After a pick the field is still focused, and the guest may type on.
        'text.change': {
          guard: 'isOtherText',
          target: ['editing.debounce.settling', 'editing.list.fetching'],
          actions: 'changeText',
        },
        'place.replace': { target: '.quiet', actions: ['replaceSelected', 'revertText'] },
      },
      initial: 'quiet',
      states: {
        quiet: {},
        dropped: { after: { droppedNotice: 'quiet' }, exit: 'forgetDropped' },
      },
    },
    editing: editingState,
    locating: {
      tags: 'busy',
      on: {
        'field.blur': 'idle',
        'text.change': {
          guard: 'hasText',
          target: ['editing.debounce.settling', 'editing.list.fetching'],
          actions: 'changeText',
        },
      },
      invoke: {
        id: 'locate',
        src: 'locate',
        input: {},
        onDone: {
          target: 'idle',
          actions: [
            { type: 'emitLocated', params: ({ event }) => event.output },
            { type: 'selectLocated', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'editing.list.unlocated',
          actions: { type: 'rememberFailure', params: eventFailure },
        },
      },
    },
    // The guest submitted the text: its first suggestion becomes the destination.
    resolving: {
      tags: 'busy',
      entry: 'clearList',
      after: { patience: { target: 'editing.list.failed', actions: ['rememberDelay', 'emitMissing'] } },
      on: {
        // A search that waits for the place continues after the field is left.
        'field.blur': [{ guard: 'isSearched' }, ...leaving],
        'text.submit': { actions: 'rememberTake' },
        'text.change': [
          {
            guard: 'hasText',
            target: ['editing.debounce.settling', 'editing.list.fetching'],
            actions: 'changeText',
          },
          { target: 'editing', actions: 'changeText' },
        ],
      },
      invoke: {
        id: 'loadSuggestions',
        src: 'loadSuggestions',
        input: ({ context }) => ({ text: context.text.trim(), types: context.types }),
        onDone: [
          {
            guard: { type: 'isNothingFound', params: ({ event }) => event.output },
            target: 'editing.list.empty',
            actions: 'emitMissing',
          },
          {
            target: 'picking',
            actions: [
              { type: 'rememberList', params: ({ event }) => event.output },
              { type: 'rememberFirst', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'editing.list.failed',
          actions: [{ type: 'rememberFailure', params: eventFailure }, 'emitMissing'],
        },
      },
    },
    picking: {
      tags: 'busy',
      invoke: {
        id: 'loadPlace',
        src: 'loadPlace',
        input: ({ context }) => ({ id: context.picked?.id ?? '' }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'emitPicked', params: ({ event }) => event.output }, 'selectPicked'],
        },
        // If the detail cannot be loaded, emit the option without it.
        onError: {
          target: 'idle',
          actions: [{ type: 'emitPicked', params: null }, 'selectPicked'],
        },
      },
    },
  },
})
