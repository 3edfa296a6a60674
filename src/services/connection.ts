/** Whether the browser believes that it has a network. A wrong yes shows itself by a failing call. */
export const isOnline = (): boolean => navigator.onLine

/** Calls back on every change. @returns how to stop. */
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

/** When calls get through again may be some time after the browser says so. In milliseconds. */
const TOLD_AGAIN_AFTER = [1_000, 4_000]

/**
 * Calls back when the connection is back: at once, and twice more a little later, since what is tried at once often
 * fails again. Whoever has what they wanted by then takes no notice. @returns how to stop.
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
