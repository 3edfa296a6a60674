import type { Moment, Simulation } from '#machines/kit/visualizer/simulation.ts'

/** Snapshots that another page hands over stay in the tab: they are a guest's, so no address holds them. */
const KEY_PREFIX = 'simulate:'

/** @returns the name for the address, or null if the browser does not let us store it */
export const storeSnapshot = (name: string, snapshot: unknown): string | null => {
  try {
    sessionStorage.setItem(`${KEY_PREFIX}${name}`, JSON.stringify(snapshot))
    return name
  } catch {
    return null
  }
}

/** The snapshot that was stored under this name; null if it is not in this tab. */
export const readStored = (name: string | undefined): unknown => {
  if (name === undefined) return null
  try {
    return JSON.parse(sessionStorage.getItem(`${KEY_PREFIX}${name}`) ?? 'null')
  } catch {
    return null
  }
}

/** Its moment; null also for a snapshot that this machine cannot take. */
export const readStoredMoment = ({ beginFrom }: Simulation, name: string | undefined): Moment | null =>
  beginFrom(readStored(name))
