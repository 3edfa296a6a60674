export interface ProfileTables {
  email_changes: {
    user_id: string
    email: string
    code_hash: string
    sent_at: Temporal.Instant
    expires_at: Temporal.Instant
    credential: string
  }
}
