import type { Limit } from './limits.store.ts'

/** Max. e-mails of one kind to one mailbox per hour, over all callers: prevents flooding a mailbox through us. */
export const mailboxLimit = (name: string): Limit => ({ name, most: 20, windowSeconds: 3600 })
