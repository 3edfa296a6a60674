import { fold } from '#contract/shared/fold.ts'

/** The part of an id made from a name: `new-york`. */
export const slugOf = (name: string): string => fold(name).replaceAll(' ', '-')
