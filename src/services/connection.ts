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
