import { anonymous, asGuest } from './browserClient.ts'
import { createClient } from './client.ts'

/** The one client of the browser. */
export const callApi = createClient(asGuest)

/** For what has to be known before anybody can be signed in: such a call must not wait for the bearer that waits for it. */
export const callAnonymously = createClient(anonymous)
