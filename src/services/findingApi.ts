import { findingCalls } from '#contract/findingCalls.ts'
import { asGuest } from './browserClient.ts'
import { clientOf } from './http.ts'

/** The browser's client, for the pages where a hotel is found. */
export const callFinding = clientOf(findingCalls, asGuest)
