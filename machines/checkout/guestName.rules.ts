import type { Role } from '#contract/user.ts'

export interface Guest {
  first_name: string
  last_name: string
}
export const NOBODY: Guest = { first_name: '', last_name: '' }

/** Decisions §8: an agent books for others, so they are asked who stays. */
export const nameToOffer = ({ type, first_name, last_name }: Guest & { type: Role }): Guest =>
  type === 'agent' ? NOBODY : { first_name, last_name }
