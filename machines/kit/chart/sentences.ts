import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { MachineWords } from './chartText.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { listTransitions, type TransitionId } from '#machines/kit/verify/transitions.ts'
import { activeNodes } from '#machines/kit/internals.ts'

/** Splits `loadHotels` into `load hotels`, `search.start` into `search start`. */
const takenApart = (name: string): string =>
  name
    .replaceAll('.', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Types of events come from captures as well, where anybody can write them, e.g. `constructor`. */
const ownWord = (words: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(words, name) ? words[name] : undefined) ?? takenApart(name)

/** Describes an event for a person who follows the path by hand. */
export const eventSentence = (entry: MachineSpec, words: MachineWords, event: AnyEventObject): string => {
  const reply = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type)
  const detail = detailOf(entry, event)
  if (reply !== null) {
    const port = reply[2] ?? ''
    const portName = ownWord(words.ports, port)
    return reply[1] === 'done'
      ? `“${capital(portName)}” is answered${detail}.`
      : `“${capital(portName)}” fails${detail}.`
  }
  const delay = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1]
  if (delay !== undefined) return `Time passes: ${ownWord(words.delays, delay)}.`
  return `${capital(ownWord(words.events, event.type))}${detail}.`
}

/** The snapshot before a step, and the transitions that the step took. */
interface Origin {
  before: AnyMachineSnapshot
  took: readonly TransitionId[]
}

/**
 * Describes the active states and the view states.
 * @param origin if given, only changes since then are described: the states that the transitions name as their targets come
 * first, e.g. “Form”, then the innermost states that became active
 */
export const stateSentence = (
  { machine, viewStates }: Pick<MachineSpec, 'machine' | 'viewStates'>,
  words: MachineWords,
  snapshot: AnyMachineSnapshot,
  origin?: Origin,
): string => {
  const previousPaths = origin === undefined ? [] : leavesIn(origin.before)
  const entered = leavesIn(snapshot).filter((path) => !previousPaths.includes(path))
  const targets = origin === undefined ? [] : targetsOf(machine, origin.took).filter((path) => isAround(path, entered))
  const states = [...new Set([...targets, ...entered])].map(
    (path) => words.states[path] ?? path.split('.').map(takenApart).join(' › '),
  )
  const seen = Object.entries(viewStates).flatMap(([name, { of }]) => {
    const value = of(snapshot)
    if (origin !== undefined && of(origin.before) === value) return []
    const viewStateWords = words.viewStates[name]
    return [`${viewStateWords?.name ?? takenApart(name)}: ${viewStateWords?.values[value] ?? takenApart(value)}`]
  })
  return [states.map(capital).join(', '), ...seen].filter((part) => part !== '').join('; ')
}

const leavesIn = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))

/** Paths of the targets, in the order of the transitions. A target that the step left again is not among the entered states. */
const targetsOf = (machine: AnyStateMachine, took: readonly TransitionId[]): string[] => {
  const transitions = new Map([...listTransitions(machine)].map(([transition, id]) => [id, transition]))
  return took.flatMap((id) => (transitions.get(id)?.target ?? []).map(({ path }) => path.join('.')))
}
const isAround = (path: string, entered: readonly string[]): boolean =>
  path !== '' && entered.some((leaf) => leaf === path || leaf.startsWith(`${path}.`))

/** Values that tell an event from the samples of its type, e.g. `code gone`. Dates are left out: they change every day. */
export const tellingValues = ({ samples }: MachineSpec, event: AnyEventObject): readonly string[] => {
  const alike = samples.filter(({ type }) => type === event.type).map(leavesOf)
  const own = leavesOf(event)
  const telling = [...own].filter(
    ([path, value]) => alike.some((other) => other.get(path) !== value) && !/^\d{4}-\d\d-\d\d/.test(value),
  )
  // Four values are enough to tell any two apart.
  return telling.slice(0, 4).map(([path, value]) => `${path} ${value}`)
}

const detailOf = (spec: MachineSpec, event: AnyEventObject): string => {
  const telling = tellingValues(spec, event)
  return telling.length === 0 ? '' : ` (${telling.join(', ')})`
}

const leavesOf = (event: AnyEventObject): Map<string, string> => {
  const leaves = new Map<string, string>()
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value)) leaves.set([...path, 'count'].join(' '), String(value.length))
      for (const [name, part] of Object.entries(value)) visit(part, [...path, takenApart(name)])
      return
    }
    leaves.set(path.join(' '), String(value))
  }
  const { type: _type, output, error, ...rest } = event
  visit(output ?? error ?? rest, [])
  return leaves
}
