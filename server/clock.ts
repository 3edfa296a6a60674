/** Returns the current time; injected, and thus replaceable in tests. */
export type Clock = () => Temporal.Instant

export const systemClock: Clock = () => Temporal.Now.instant()
