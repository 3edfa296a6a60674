/** The browser's own belief. If it is wrong, the next call fails. */
export const isOnline = (): boolean => navigator.onLine

/** Calls back on every change. @returns the unsubscribe function. */
export const watchConnection = (onChange: (online: boolean) => void): (() => void) => {
  const online = () => onChange(true)
  const offline = () => onChange(false)
  addEventListener('online', online)
  addEventListener('offline', offline)
  return () => {
    removeEventListener('online', online)
    removeEventListener('offline', offline)
  }
}

/** Milliseconds. Calls may keep failing for a while after the browser reports a connection. */
const TOLD_AGAIN_AFTER = [1_000, 4_000]

/**
 * Calls back when the connection is restored: immediately, and twice more later, since immediate calls often fail again.
 * Callbacks that are already done must ignore the later ones. @returns the unsubscribe function.
 */
export const watchReconnect = (onBack: () => void): (() => void) => {
  let later: ReturnType<typeof setTimeout>[] = []
  const forget = () => later.forEach(clearTimeout)
  const stop = watchConnection((online) => {
    forget()
    later = online ? TOLD_AGAIN_AFTER.map((delay) => setTimeout(onBack, delay)) : []
    if (online) onBack()
  })
  return () => {
    stop()
    forget()
  }
}
