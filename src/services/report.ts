/** A failure to log: codes and statuses only, never guest input. */
export interface Incident {
  /** The part of the page, e.g. `auth`. */
  area: string
  code: string
  status: number
}

/** Expected, and shown to the guest (specification §8): info level. */
export const noteIncident = ({ area, code, status }: Incident): void => {
  // oxlint-disable-next-line no-console -- the browser's log is where a page without a collector tells it
  console.info(`${area}: ${code} (${status})`)
}

/** Our own fault. The place to connect an error collector. */
export const reportIncident = ({ area, code, status }: Incident): void => {
  // oxlint-disable-next-line no-console -- the browser's log is where a page without a collector tells it
  console.error(`${area}: ${code} (${status})`)
}
