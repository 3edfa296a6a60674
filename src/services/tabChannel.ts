/** A signal between the tabs of one browser. It carries no data: receivers ask the server. */
export interface TabChannel {
  tell: () => void
  /** @returns the unsubscribe function. */
  watch: (onWord: () => void) => () => void
}

export const createTabChannel = (name: string): TabChannel => {
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches its own origin alone.
    tell: () => channel.postMessage(null),
    watch: (onWord) => {
      channel.addEventListener('message', onWord)
      return () => channel.removeEventListener('message', onWord)
    },
  }
}
