import { searchEndpoints } from '#contract/http/searchEndpoints.ts'
import { asGuest } from './browserClient.ts'
import { clientOf } from './http.ts'

/** Client with only the calls of the search and hotel pages. */
export const callSearchApi = clientOf(searchEndpoints, asGuest)
