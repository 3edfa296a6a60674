export interface RunningPostgres {
  url: string
  version: string
  /** Stops the server as a crash would; `resume` starts it again. */
  halt: () => Promise<void>
  resume: () => Promise<void>
  /** Suspends every server process: connections are neither refused nor answered. */
  freeze: () => Promise<void>
  thaw: () => Promise<void>
  stop: () => Promise<void>
}
/** Starts a cluster in a temporary folder. @throws if there is no PostgreSQL. */
export const startPostgres: () => Promise<RunningPostgres>
