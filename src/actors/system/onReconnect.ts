import { watchReconnect } from '#src/services/connection.ts'

export { watchReconnect }

/** Tells an actor when the connection is back, for as long as the page lives. */
export const onReconnect = (actor: { send: (event: { type: 'connection.restored' }) => void }): void => {
  // On the server, where a page is only rendered, nobody tells of one.
  if (typeof navigator === 'undefined' || typeof addEventListener === 'undefined') return
  watchReconnect(() => actor.send({ type: 'connection.restored' }))
}
