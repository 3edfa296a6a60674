export interface RunningPostgres {
  url: string
  version: string
  /** Ends the server as a crash does, and starts it again. */
  halt: () => Promise<void>
  resume: () => Promise<void>
  /** Lets every process of the server stand still, so that nothing is refused and nothing answered. */
  freeze: () => Promise<void>
  thaw: () => Promise<void>
  stop: () => Promise<void>
}
/** Starts a cluster of its own in a temporary folder. @throws where there is no PostgreSQL. */
export const startPostgres: () => Promise<RunningPostgres>
