import { lookMode } from './lookMode.tsx'
import type { Mode } from './openMachine.ts'

/** The tabs of the page of a machine, in their order. */
export const MODES: readonly Mode[] = [lookMode]
