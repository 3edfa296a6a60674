import { array, literal, number, record, string, type, union, type Infer } from 'superstruct'

/** What to run. */
const Load = type({
  kind: literal('load'),
  machine: string(),
  files: array(string()),
  chunks: record(string(), string()),
})

const SeenStruct = type({
  assigned: record(string(), array(string())),
  asked: record(string(), array(string())),
})

/** Run everything without a defect, and list the defects. */
const Baseline = type({ kind: literal('baseline') })

/** Run until something notices the defect of this name. */
const Try = type({ kind: literal('try'), name: string(), seen: SeenStruct })

export const Order = union([Load, Baseline, Try])
export type Order = Infer<typeof Order>

const Sound = type({
  kind: literal('sound'),
  passed: array(string()),
  /** Why nothing can be planted: tests that fail without a defect, or pass where they have to fail. */
  problems: array(string()),
  seen: SeenStruct,
  mutants: array(string()),
  ms: number(),
})
export type Sound = Infer<typeof Sound>

export const Noticed = type({
  /** Empty: it survived. */
  by: union([literal('scenario'), literal('walk'), literal('')]),
  /** The test and what it said, or what the walk said. */
  what: string(),
})
export type Noticed = Infer<typeof Noticed>

const Tried = type({ kind: literal('tried'), noticed: Noticed })

const Broken = type({ kind: literal('broken'), why: string() })

export const Answer = union([Sound, Tried, Broken])
export type Answer = Infer<typeof Answer>
