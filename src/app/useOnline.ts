import { isOnline, watchConnection } from '#src/services/connection.ts'
import { useSyncExternalStore } from 'react'

/** Specification §4: online and offline are told to the guest. A prerendered page is online. */
export const useOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline, () => true)
