import { randomInt } from 'node:crypto'

/** A random address of the private network 10.0.0.0/8. */
export const someAddress = (): string => ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.')
