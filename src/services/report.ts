/** What the page tells of its failures: codes and statuses, never what a guest wrote. */
export interface Incident {
  /** The part of the page, such as `auth`. */
  area: string
  code: string
  status: number
}

/** Foreseen, and told to the guest (specification §8): at info level. */
export const noteIncident = ({ area, code, status }: Incident): void => {
  // oxlint-disable-next-line no-console -- the browser's log is where a page without a collector tells it
  console.info(`${area}: ${code} (${status})`)
}

/** A fault of ours. The one place where a collector of errors would be connected. */
export const reportIncident = ({ area, code, status }: Incident): void => {
  // oxlint-disable-next-line no-console -- the browser's log is where a page without a collector tells it
  console.error(`${area}: ${code} (${status})`)
}
