import { watchReconnect } from '#src/services/connection.ts'

export { watchReconnect }

/** Sends `connection.restored` to an actor, for the life of the page. */
export const onReconnect = (actor: { send: (event: { type: 'connection.restored' }) => void }): void => {
  // No connection events in a server render.
  if (typeof navigator === 'undefined' || typeof addEventListener === 'undefined') return
  watchReconnect(() => actor.send({ type: 'connection.restored' }))
}
