import 'temporal-polyfill/global'
import type { Destination } from '#contract/hotel/destination.ts'
import { destinationSpec, here, paris, rome } from '#machines/destination/destination.samples.ts'
import { destinationPorts } from '#machines/destination/destination.ports.ts'
import { doneEvent } from '#machines/kit/port.ts'
import type { BrowserScenarios } from './kit/browserScenarios.ts'

/** Searched places: their names are the same in every language. */
export const PLACES: Readonly<Record<string, Destination>> = {
  Harlem: { name: 'Harlem', point: { lat: 40.81, lng: -73.95 }, poi: false },
  Soho: { name: 'Soho', point: { lat: 40.72, lng: -74 }, poi: false },
}

/** Samples that this page replaces: the browser would have stored earlier searches. */
const CHOSEN_HERE = new Set([
  'text.change',
  'place.replace',
  'offer.pick',
  'xstate.done.actor.loadOffers',
  'text.submit',
])

/** The field in the form of the results, where the address can change the place. */
export const destinationScenarios: BrowserScenarios = {
  entry: {
    ...destinationSpec,
    inputs: [{ selected: 'Harlem', types: [] }],
    samples: [
      ...destinationSpec.samples.filter(({ type }) => !CHOSEN_HERE.has(type)),
      { type: 'text.submit', search: false },
      doneEvent(destinationPorts, 'loadOffers', [rome]),
      { type: 'offer.pick', id: rome.id },
    ],
    // Writing the current text changes nothing.
    samplesIn: ({ context: { text, selected } }) => [
      { type: 'text.change', text: text === 'Pari' ? 'Paris' : 'Pari' },
      ...(text === selected ? [] : [{ type: 'text.change', text: selected }]),
      ...(text === '' ? [] : [{ type: 'text.change', text: '' }]),
      { type: 'place.replace', name: selected === 'Soho' ? 'Harlem' : 'Soho' },
    ],
    facts: (snapshot) => ({ ...destinationSpec.facts(snapshot), isPicked: snapshot.context.selected === paris.name }),
  },
  canHappen: ({ type }, snapshot) => {
    // Sent by the machine itself.
    if (type === 'list.load' || type === 'list.clear') return false
    // Writing needs the focus; after a pick the field still has it.
    if (type === 'text.change' && snapshot.matches('idle'))
      return [paris, rome, here].some(({ name }) => name === snapshot.context.selected)
    // The pause between letters ends long before the `patience` delays.
    if (type.startsWith('xstate.after.patience.'))
      return snapshot.value === 'resolving' || snapshot.matches({ editing: { debounce: 'ready' } })
    // The devices of these guests allow geolocation.
    if (type === 'xstate.error.actor.locate') return false
    return true
  },
  unreached: [
    {
      of: /resolving · field\.blur$/,
      why: 'a press on Search leads to another list; it is tried beside the form',
    },
    {
      of: /locating · xstate\.error\.actor\.locate/,
      why: 'a device that may say where it is does; its refusals are tried beside the machine',
    },
    { of: /list\.unlocated/, why: 'a device that may say where it is does; its refusals are tried beside the machine' },
  ],
}
