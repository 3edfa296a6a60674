import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { MachineWords } from './chartText.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { activeNodes } from '#machines/kit/internals.ts'

/** Splits `loadHotels` into `load hotels`, `search.start` into `search start`. */
const takenApart = (name: string): string =>
  name
    .replaceAll('.', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Describes an event for a person who follows the path by hand. */
export const eventSentence = (entry: MachineSpec, words: MachineWords, event: AnyEventObject): string => {
  const reply = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type)
  const detail = detailOf(entry, event)
  if (reply !== null) {
    const port = reply[2] ?? ''
    const portName = words.ports[port] ?? takenApart(port)
    return reply[1] === 'done'
      ? `“${capital(portName)}” is answered${detail}.`
      : `“${capital(portName)}” fails${detail}.`
  }
  const delay = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1]
  if (delay !== undefined) return `Time passes: ${words.delays[delay] ?? takenApart(delay)}.`
  return `${capital(words.events[event.type] ?? takenApart(event.type))}${detail}.`
}

/**
 * Describes the active states and the view states.
 * @param before if given, only changes since then are described
 */
export const stateSentence = (
  { viewStates }: Pick<MachineSpec, 'viewStates'>,
  words: MachineWords,
  snapshot: AnyMachineSnapshot,
  before?: AnyMachineSnapshot,
): string => {
  const previousPaths = before === undefined ? [] : leavesIn(before)
  const states = leavesIn(snapshot)
    .filter((path) => !previousPaths.includes(path))
    .map((path) => words.states[path] ?? path.split('.').map(takenApart).join(' › '))
  const seen = Object.entries(viewStates).flatMap(([name, { of }]) => {
    const value = of(snapshot)
    if (before !== undefined && of(before) === value) return []
    const viewStateWords = words.viewStates[name]
    return [`${viewStateWords?.name ?? takenApart(name)}: ${viewStateWords?.values[value] ?? takenApart(value)}`]
  })
  return [states.map(capital).join(', '), ...seen].filter((part) => part !== '').join('; ')
}

const leavesIn = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))

/** Values that tell an event from the samples of its type. Dates are left out: they change every day. */
const detailOf = ({ samples }: MachineSpec, event: AnyEventObject): string => {
  const alike = samples.filter(({ type }) => type === event.type).map(leavesOf)
  const own = leavesOf(event)
  const telling = [...own].filter(
    ([path, value]) => alike.some((other) => other.get(path) !== value) && !/^\d{4}-\d\d-\d\d/.test(value),
  )
  // Four values are enough to tell any two apart.
  return telling.length === 0
    ? ''
    : ` (${telling
        .slice(0, 4)
        .map(([path, value]) => `${path} ${value}`)
        .join(', ')})`
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
