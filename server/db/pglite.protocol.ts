/** Messages between the main thread and the database's worker thread. Values travel as PostgreSQL text. */
export interface QueryMessage {
  id: number
  text: string
  values: readonly (string | null)[]
}
export interface CloseMessage {
  id: number
  close: true
}
export type WorkerRequest = QueryMessage | CloseMessage

export interface RawResult {
  command: string
  rowCount: number
  fields: { name: string; dataTypeID: number }[]
  rows: (string | null)[][]
}

/** The parts of a PostgreSQL error that callers use. */
export interface RawError {
  message: string
  code?: string | undefined
  detail?: string | undefined
  hint?: string | undefined
  position?: string | undefined
  constraint?: string | undefined
  table?: string | undefined
  column?: string | undefined
  severity?: string | undefined
}

export type WorkerAnswer =
  | { id: number; result: RawResult }
  | { id: number; error: RawError }
  | { ready: true }
  | { failed: string }
