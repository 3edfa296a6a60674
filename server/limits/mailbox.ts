import type { Limit } from './limits.store.ts'

/** What one mailbox is sent of one kind in an hour, whoever asks and wherever they are: nobody is flooded through us. */
export const mailboxLimit = (name: string): Limit => ({ name, most: 20, windowSeconds: 3600 })
