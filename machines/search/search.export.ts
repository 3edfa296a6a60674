import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { SearchContext } from './search.machine.ts'

/** What was searched for stands in the address of the page; without it nobody can look at the same hotels. */
export const searchPolicy: PolicyOf<SearchContext> = {
  criteria: { '*': 'keep' },
  found: { criteria: { '*': 'keep' }, count: 'keep' },
  view: { filters: { '*': 'keep' }, hotelName: 'hide', pages: 'keep', zoom: 'keep' },
  failure: FAILURE_POLICY,
}
