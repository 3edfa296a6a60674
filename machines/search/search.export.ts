import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { SearchContext } from './search.machine.ts'

/** The search is in the page's URL anyway, and needed to reproduce the same hotels. */
export const searchPolicy: PolicyOf<SearchContext> = {
  criteria: { '*': 'keep' },
  results: { criteria: { '*': 'keep' }, count: 'keep' },
  view: { filters: { '*': 'keep' }, hotelName: 'hide', pages: 'keep', zoom: 'keep' },
  failure: FAILURE_POLICY,
}
