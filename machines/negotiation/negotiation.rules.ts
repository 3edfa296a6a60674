/** Decisions §6, design of the reminders: 24 and 40 hours after the hotel was asked. */
export const MAX_REMINDERS = 2

/** Charges of one card after its first, each after a decline that may pass. */
export const MAX_RETRIES = 3
