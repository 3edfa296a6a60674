import { keepStaffWork, storedStaffWork } from '#src/actors/staff/staffWork.ts'
import { useSyncExternalStore } from 'react'
import { isStaffWork, type StaffWork } from './staffPages.rules.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const read = (): StaffWork => {
  const stored = storedStaffWork()
  return isStaffWork(stored) ? stored : 'support'
}

/** The choice of this browser; support if there is none. */
export const useStaffWork = (): StaffWork => useSyncExternalStore(subscribe, read, () => 'support')

export const setStaffWork = (work: StaffWork): void => {
  keepStaffWork(work)
  for (const tell of listeners) tell()
}
