import { nullable, number } from 'superstruct'

/** Index of the shown picture. */
export const PICTURE = { struct: number(), policy: 'keep' } as const

/** Null: the overview of all pictures. */
export const ONE_OR_ALL = { struct: nullable(number()), policy: 'keep' } as const
