import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { MapContext } from './map.machine.ts'

/** The searched area is in the page's URL anyway. */
export const mapPolicy: PolicyOf<MapContext> = {
  searched: { '*': 'keep' },
  shown: { '*': 'keep' },
  picked: 'pseudonym',
  lostTiles: 'keep',
}
