import { isOnline, watchConnection } from '#src/services/connection.ts'
import { useSyncExternalStore } from 'react'

/** Specification §4: the guest sees whether they are online. A prerendered page counts as online. */
export const useOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline, () => true)
