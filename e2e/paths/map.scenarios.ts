import { mapSpec } from '#machines/map/map.samples.ts'
import { selectBasemap, selectPicked } from '#machines/map/map.selectors.ts'
import type { Reach } from './kit/reach.ts'

/** Beside a list of two hotels, which are `nyc-0001` and `nyc-0002`. */
export const mapReach: Reach = {
  entry: mapSpec,
  canHappen: ({ type }, snapshot) => {
    // It stands before anybody can touch it.
    if (snapshot.context.shown === null) return type === 'map.placed'
    if (type === 'map.placed') return false
    // Other room is taken in a tenth of a second: nobody does anything meanwhile.
    if (snapshot.matches({ room: 'changing' })) return type === 'map.resize' || type.includes('resizeSettles')
    // Another search has a list of its own, which closes the card while it comes.
    if (type === 'searched.change') return selectPicked(snapshot) === null
    // What the operator has set is asked once.
    if (type === 'tiles.offer') return selectBasemap(snapshot) === 'offline'
    return true
  },
  unreached: [],
}
