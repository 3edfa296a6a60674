import { anywhere, heardLaws, type HeardBy } from '#machines/kit/laws.ts'
import type { destinationMachine } from './destination.machine.ts'

const text = 'somewhere else'

const HEARD: HeardBy<typeof destinationMachine> = {
  'field.focus': { from: ['idle'] },
  'field.blur': { from: ['editing'] },
  'text.change': [
    { with: { text }, from: ['idle', 'editing'] },
    // Emptied: who is not writing has not chosen anything else by it.
    { with: { text: '' }, from: ['editing'] },
  ],
  'place.pick': ['p1', 'a place that is not in the list'].map((id) => ({
    with: { id },
    from: (snapshot) =>
      snapshot.matches({ editing: { list: 'shown' } }) && snapshot.context.suggestions.some((one) => one.id === id),
  })),
  'place.replace': { with: { name: '' }, from: anywhere },
  'list.load': { from: ['editing'] },
  'list.clear': { from: ['editing'] },
}

export const destinationHeard = heardLaws(HEARD)
