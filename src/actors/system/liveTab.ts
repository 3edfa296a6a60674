import { is } from 'superstruct'
import type { AnyActor, StateValue } from 'xstate'
import type { createActorSystem } from './actorSystem.ts'
import {
  answer,
  answersTo,
  Question,
  TELL_FOR_MS,
  type Answer,
  type LiveChannel,
  type LivePage,
  type LiveStepMessage,
  type OpenChannel,
} from './liveMessages.ts'
import type { RecordedStep } from './recorder.ts'
import { transitionIdOf } from './transitionIdOf.ts'

/** More staff pages than a person looks at. */
const MAX_WATCHERS = 4

interface LiveTabDeps {
  open: OpenChannel
  actors: Pick<ReturnType<typeof createActorSystem>, 'running' | 'recorder'>
  document: string
  tab: string
  build: string
  page: () => LivePage
}

interface Watcher {
  channel: LiveChannel
  /** Ends the telling when no further question comes. */
  timer: ReturnType<typeof setTimeout>
}

/** Tells staff pages of this browser what runs in this tab, for as long as they ask. */
export const createLiveTab = ({ open, actors, document, tab, build, page }: LiveTabDeps) => {
  const watchers = new Map<string, Watcher>()
  let unwatch: (() => void) | null = null

  const tell = (content: Answer): void => {
    for (const { channel } of watchers.values()) channel.post(content)
  }
  const stop = (id: string): void => {
    const watcher = watchers.get(id)
    if (watcher === undefined) return
    clearTimeout(watcher.timer)
    watcher.channel.close()
    watchers.delete(id)
    if (watchers.size > 0) return
    unwatch?.()
    unwatch = null
  }
  const begin = (id: string): LiveChannel => {
    const channel = open(answersTo(id))
    unwatch ??= actors.recorder.watch((step) =>
      tell(answer({ kind: 'steps', document, isWhole: false, steps: [stepOf(step)] })),
    )
    return channel
  }
  const here = (): Answer =>
    answer({ kind: 'tab', document, tab, build, page: page(), actors: [...actors.running()].map(actorOf) })

  return {
    /** Takes any message of the channel on which staff pages ask. */
    hear: (data: unknown): void => {
      if (!is(data, Question)) return
      const { kind, watcher: id } = data
      if (kind === 'leave') {
        stop(id)
        return
      }
      const known = watchers.get(id)
      if (known === undefined && watchers.size >= MAX_WATCHERS) return
      const channel = known?.channel ?? begin(id)
      clearTimeout(known?.timer)
      watchers.set(id, { channel, timer: setTimeout(() => stop(id), TELL_FOR_MS) })
      channel.post(here())
      if (known === undefined)
        channel.post(answer({ kind: 'steps', document, isWhole: true, steps: actors.recorder.read().map(stepOf) }))
    },
    /** Call when the document is left. */
    leave: (): void => {
      tell(answer({ kind: 'gone', document }))
      for (const id of watchers.keys()) stop(id)
    },
  }
}

const actorOf = ([name, actor]: [string, AnyActor]) => {
  const { machine, value } = actor.getSnapshot()
  return { name, machine: machine.id, states: statesOf(machine.id, value) }
}

const stepOf = ({ at, who, machine, type, source, took, frame: { value } }: RecordedStep): LiveStepMessage => ({
  at,
  actor: who,
  machine,
  type,
  source: source ?? null,
  took: took.map(transitionIdOf),
  states: statesOf(machine, value),
})

/** IDs of all active states below `parent`, from the value of a snapshot. */
export const statesOf = (parent: string, value: StateValue): string[] =>
  typeof value === 'string'
    ? [`${parent}.${value}`]
    : Object.entries(value).flatMap(([key, below]) => {
        const id = `${parent}.${key}`
        return below === undefined ? [] : [id, ...statesOf(id, below)]
      })
