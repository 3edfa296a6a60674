import { mapSpec } from '#machines/map/map.samples.ts'
import { selectBasemap, selectPicked } from '#machines/map/map.selectors.ts'
import type { BrowserScenarios } from './kit/browserScenarios.ts'

/** Beside a list of two hotels, `nyc-0001` and `nyc-0002`. */
export const mapScenarios: BrowserScenarios = {
  entry: mapSpec,
  canHappen: ({ type }, snapshot) => {
    // The map is placed before a guest can touch it.
    if (snapshot.context.shown === null) return type === 'map.placed'
    if (type === 'map.placed') return false
    // A resize settles within a tenth of a second: nothing else happens meanwhile.
    if (snapshot.matches({ room: 'changing' })) return type === 'map.resize' || type.includes('resizeSettles')
    // Another search loads another list, which closes the card.
    if (type === 'searched.change') return selectPicked(snapshot) === null
    // The operator's tile settings are requested only once.
    if (type === 'tiles.offer') return selectBasemap(snapshot) === 'offline'
    return true
  },
  unreached: [],
}
