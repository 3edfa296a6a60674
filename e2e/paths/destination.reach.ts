import 'temporal-polyfill/global'
import type { Destination } from '#contract/destination.ts'
import { destinationEntry, paris } from '#machines/destination/destination.samples.ts'
import type { Reach } from './kit/reach.ts'

/** What is searched for: names that are the same in every language. */
export const PLACES: Readonly<Record<string, Destination>> = {
  Harlem: { name: 'Harlem', point: { lat: 40.81, lng: -73.95 }, poi: false },
  Soho: { name: 'Soho', point: { lat: 40.72, lng: -74 }, poi: false },
}

/** The field in the form of the results, where the address can bring another place. */
export const destinationReach: Reach = {
  entry: {
    ...destinationEntry,
    inputs: [{ selected: 'Harlem', types: [] }],
    samples: destinationEntry.samples.filter(({ type }) => !['text.change', 'place.replace'].includes(type)),
    // What stands there already is no change.
    samplesIn: ({ context: { text, selected } }) => [
      { type: 'text.change', text: text === 'Pari' ? 'Paris' : 'Pari' },
      ...(text === '' ? [] : [{ type: 'text.change', text: '' }]),
      { type: 'place.replace', name: selected === 'Soho' ? 'Harlem' : 'Soho' },
    ],
    facts: (snapshot) => ({ ...destinationEntry.facts(snapshot), isPicked: snapshot.context.selected === paris.name }),
  },
  canHappen: ({ type }, snapshot) => {
    // The machine's own.
    if (type.startsWith('list.')) return false
    // Without the field's focus nobody writes; after a pick it still has it.
    if (type === 'text.change' && snapshot.value === 'idle') return snapshot.context.selected === paris.name
    return true
  },
  unreached: [],
}
