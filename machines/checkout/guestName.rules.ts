import { booksForOthers, hasCostReference } from '#contract/user/roles.ts'

import type { Role } from '#contract/user/user.ts'

/** The guest and further details of the stay. Absent fields are not asked of this account. */
export interface Guest {
  first_name: string
  last_name: string
  /** Email of an agent's traveler, who gets the confirmation too; empty: none. */
  email?: string | undefined
  /** A business's own reference for the stay; empty: none. */
  cost_reference?: string | undefined
}
export const EMPTY_GUEST: Guest = { first_name: '', last_name: '' }

/** Decisions §8: an agent books for travelers, so the name stays empty; a business is asked for its reference. */
export const defaultGuestName = ({ type, first_name, last_name }: Guest & { type: Role }): Guest => ({
  ...(booksForOthers(type) ? { ...EMPTY_GUEST, email: '' } : { first_name, last_name }),
  ...(hasCostReference(type) ? { cost_reference: '' } : {}),
})
