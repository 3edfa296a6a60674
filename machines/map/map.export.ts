import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { MapContext } from './map.machine.ts'

/** The searched area is in the page's URL anyway; any guest is offered the hotel whose card is open. */
export const mapPolicy: PolicyOf<MapContext> = {
  searched: { '*': 'keep' },
  shown: { '*': 'keep' },
  picked: 'keep',
  lostTiles: 'keep',
}
