import {
  array,
  boolean,
  enums,
  integer,
  literal,
  min,
  nullable,
  object,
  pattern,
  size,
  string,
  union,
  type Infer,
} from 'superstruct'
import { LIVE_CHANNEL } from './liveChannel.ts'

/** The tabs answer each staff page on a channel of its own. */
export const answersTo = (watcher: string): string => `${LIVE_CHANNEL}.${watcher}`

/** A staff page asks this often. Milliseconds. */
export const ASK_EVERY_MS = 2000
/** A tab stops telling after this long without a question; a hidden page asks once a minute only. Milliseconds. */
export const TELL_FOR_MS = 90_000

/** Messages of another version are ignored. */
const VERSION = 1
export const MAX_STEPS_AT_ONCE = 200
const MAX_ACTORS = 60
const MAX_STATES = 200

const Id = pattern(string(), /^[\w-]{1,40}$/)
const Name = size(string(), 1, 120)
const Long = size(string(), 1, 300)
const Count = min(integer(), 0)

/** A staff page begins or goes on watching, or stops. */
export const Question = object({ version: literal(VERSION), kind: enums(['watch', 'leave']), watcher: Id })
export type Question = Infer<typeof Question>

const Actor = object({
  name: Name,
  machine: Name,
  /** IDs of all active states, boxes included. */
  states: size(array(Long), 0, MAX_STATES),
})

const Step = object({
  /** Milliseconds since 1970. */
  at: Count,
  actor: Name,
  machine: Name,
  type: Long,
  /** The event route that sent the event. */
  source: nullable(object({ from: Name, on: Name })),
  took: size(array(Long), 0, MAX_STATES),
  states: size(array(Long), 0, MAX_STATES),
})
export type LiveStepMessage = Infer<typeof Step>

const PageMessage = object({
  /** As the route tree writes it, e.g. `/hotels/$id`. */
  route: Name,
  locale: Name,
  /** Pixels. */
  width: Count,
  height: Count,
  currency: Name,
  isOnline: boolean(),
})
export type LivePage = Infer<typeof PageMessage>

/** A tab tells names, states and event types only; never a context or what an event carries. */
export const Answer = union([
  object({
    version: literal(VERSION),
    kind: literal('tab'),
    /** Another after each load of a document. */
    document: Id,
    /** The same after a reload. */
    tab: Id,
    build: Name,
    page: PageMessage,
    actors: size(array(Actor), 0, MAX_ACTORS),
  }),
  object({
    version: literal(VERSION),
    kind: literal('steps'),
    document: Id,
    /** All that the tab remembers, rather than what has just happened. */
    isWhole: boolean(),
    steps: size(array(Step), 0, MAX_STEPS_AT_ONCE),
  }),
  object({ version: literal(VERSION), kind: literal('gone'), document: Id }),
])
export type Answer = Infer<typeof Answer>

type Unversioned<Message> = Message extends unknown ? Omit<Message, 'version'> : never
export const question = (content: Unversioned<Question>): Question => ({ version: VERSION, ...content })
export const answer = (content: Unversioned<Answer>): Answer => ({ version: VERSION, ...content })

/** Distinguishes this document from those of other tabs. */
export const THIS_DOCUMENT = crypto.randomUUID()

/** A `BroadcastChannel`, or a stand-in of a test. */
export interface LiveChannel {
  post: (message: unknown) => void
  close: () => void
}
export type OpenChannel = (name: string, onMessage?: (data: unknown) => void) => LiveChannel

export const openChannel: OpenChannel = (name, onMessage) => {
  const channel = new BroadcastChannel(name)
  if (onMessage) channel.addEventListener('message', ({ data }) => onMessage(data))
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches its own origin alone.
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
