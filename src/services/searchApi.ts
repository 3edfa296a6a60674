import { searchEndpoints } from '#contract/http/searchEndpoints.ts'
import { asGuest } from './browserClient.ts'
import { clientOf } from './http.ts'

/** The browser's client, for the pages where a hotel is found. */
export const callSearchApi = clientOf(searchEndpoints, asGuest)
