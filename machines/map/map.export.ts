import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { MapContext } from './map.machine.ts'

/** What was looked for stands in the address of the page. */
export const mapPolicy: PolicyOf<MapContext> = {
  searched: { '*': 'keep' },
  shown: { '*': 'keep' },
  picked: 'pseudonym',
  lostTiles: 'keep',
}
