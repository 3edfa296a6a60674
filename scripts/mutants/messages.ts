import { array, literal, number, record, string, type, union, type Infer } from 'superstruct'

const Load = type({
  kind: literal('load'),
  machine: string(),
  files: array(string()),
  chunks: record(string(), string()),
})

const SeenStruct = type({
  assigned: record(string(), array(string())),
  inputs: record(string(), array(string())),
})

/** Runs all tests without a defect and lists the possible defects. */
const Baseline = type({ kind: literal('baseline') })

/** Runs the tests with the defect of this name until one fails. */
const Try = type({ kind: literal('try'), name: string(), seen: SeenStruct })

export const WorkerRequest = union([Load, Baseline, Try])
export type WorkerRequest = Infer<typeof WorkerRequest>

const Sound = type({
  kind: literal('sound'),
  passed: array(string()),
  /** Reasons to plant nothing: tests that fail without a defect, or pass though they must fail. */
  problems: array(string()),
  seen: SeenStruct,
  mutants: array(string()),
  ms: number(),
})
export type Sound = Infer<typeof Sound>

export const Noticed = type({
  /** Empty if the defect survived. */
  by: union([literal('scenario'), literal('walk'), literal('')]),
  /** The failing test and its message, or the message of the walk. */
  what: string(),
})
export type Noticed = Infer<typeof Noticed>

const Tried = type({ kind: literal('tried'), noticed: Noticed })

const Broken = type({ kind: literal('broken'), why: string() })

export const Answer = union([Sound, Tried, Broken])
export type Answer = Infer<typeof Answer>
