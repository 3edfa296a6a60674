import { bounded } from '#machines/kit/bounded.ts'
import { destinationSetup } from './destination.setup.ts'
import { editingState } from './editing.states.ts'

/** A field that completes places: specification §2, Destination autocomplete. */
export const destinationMachine = destinationSetup.createMachine({
  id: 'destination',
  options: bounded,
  context: ({ input }) => ({ ...input, text: input.selected, suggestions: [], picked: null, failure: null }),
  initial: 'idle',
  on: { 'place.replace': { actions: 'replaceSelected' } },
  states: {
    idle: {
      entry: 'revertText',
      on: {
        'field.focus': { target: 'editing', actions: 'clearText' },
        // After a pick the field still has the focus, and the guest may just go on typing.
        'text.change': {
          guard: 'isOtherText',
          target: ['editing.debounce.settling', 'editing.list.fetching'],
          actions: 'changeText',
        },
        'place.replace': { actions: ['replaceSelected', 'revertText'] },
      },
    },
    editing: editingState,
    picking: {
      tags: 'busy',
      invoke: {
        id: 'loadPlace',
        src: 'loadPlace',
        input: ({ context }) => ({ id: context.picked?.id ?? '' }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'tellPicked', params: ({ event }) => event.output }, 'selectPicked'],
        },
        // Without its detail the bare option is told.
        onError: {
          target: 'idle',
          actions: [{ type: 'tellPicked', params: null }, 'selectPicked'],
        },
      },
    },
  },
})
