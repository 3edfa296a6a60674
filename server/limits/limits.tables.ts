export interface LimitTables {
  attempts: {
    key: string
    count: number
    resets_at: Temporal.Instant
  }
}
