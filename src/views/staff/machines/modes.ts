import { coverageMode } from './coverage/coverageMode.tsx'
import { diffMode } from './diff/diffMode.tsx'
import { journeyMode } from './journey/journeyMode.tsx'
import { liveMode } from './live/liveMode.tsx'
import { lookMode } from './lookMode.tsx'
import type { Mode } from './openMachine.ts'
import { simulateMode } from './simulate/simulateMode.tsx'

/** The tabs of the page of a machine, in their order. */
export const MODES: readonly Mode[] = [lookMode, liveMode, simulateMode, coverageMode, diffMode, journeyMode]
