import { booksForOthers, hasCostReference } from '#contract/user/roles.ts'

import type { Role } from '#contract/user/user.ts'

/** Who stays, and what else is asked about the stay. What is absent is not asked of this account. */
export interface Guest {
  first_name: string
  last_name: string
  /** Where an agent has the confirmation sent to the traveller too; empty: nowhere. */
  email?: string | undefined
  /** What a business wants to find the stay by; empty: nothing. */
  cost_reference?: string | undefined
}
export const EMPTY_GUEST: Guest = { first_name: '', last_name: '' }

/** Decisions §8: an agent books for others, so they are asked who stays; a business is asked for its own reference. */
export const defaultGuestName = ({ type, first_name, last_name }: Guest & { type: Role }): Guest => ({
  ...(booksForOthers(type) ? { ...EMPTY_GUEST, email: '' } : { first_name, last_name }),
  ...(hasCostReference(type) ? { cost_reference: '' } : {}),
})
