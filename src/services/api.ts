import { anonymous, asGuest } from './browserClient.ts'
import { createClient } from './client.ts'

export const callApi = createClient(asGuest)

/** For calls needed before anyone can be signed in: they must not wait for a bearer that waits for them. */
export const callAnonymously = createClient(anonymous)
