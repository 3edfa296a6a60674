import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { MachineWords } from './chartText.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { activeNodes } from '#machines/kit/internals.ts'

/** `loadHotels` as `load hotels`, `search.start` as `search start`. */
const takenApart = (name: string): string =>
  name
    .replaceAll('.', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What comes in, for whoever walks the path by hand. */
export const eventSentence = (entry: MachineSpec, words: MachineWords, event: AnyEventObject): string => {
  const reply = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type)
  const detail = detailOf(entry, event)
  if (reply !== null) {
    const port = reply[2] ?? ''
    const asked = words.ports[port] ?? takenApart(port)
    return reply[1] === 'done' ? `“${capital(asked)}” is answered${detail}.` : `“${capital(asked)}” fails${detail}.`
  }
  const delay = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1]
  if (delay !== undefined) return `Time passes: ${words.delays[delay] ?? takenApart(delay)}.`
  return `${capital(words.events[event.type] ?? takenApart(event.type))}${detail}.`
}

/** Where the machine is and what stands on the page; with `before`, only what has become another. */
export const stateSentence = (
  { viewStates }: Pick<MachineSpec, 'viewStates'>,
  words: MachineWords,
  snapshot: AnyMachineSnapshot,
  before?: AnyMachineSnapshot,
): string => {
  const known = before === undefined ? [] : leavesIn(before)
  const states = leavesIn(snapshot)
    .filter((path) => !known.includes(path))
    .map((path) => words.states[path] ?? path.split('.').map(takenApart).join(' › '))
  const seen = Object.entries(viewStates).flatMap(([name, { of }]) => {
    const value = of(snapshot)
    if (before !== undefined && of(before) === value) return []
    const said = words.viewStates[name]
    return [`${said?.name ?? takenApart(name)}: ${said?.values[value] ?? takenApart(value)}`]
  })
  return [states.map(capital).join(', '), ...seen].filter((part) => part !== '').join('; ')
}

const leavesIn = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))

/** What tells an event from the others of its type: leaves whose values differ among them. Dates are those of the day, and are left out. */
const detailOf = ({ samples }: MachineSpec, event: AnyEventObject): string => {
  const alike = samples.filter(({ type }) => type === event.type).map(leavesOf)
  const own = leavesOf(event)
  const telling = [...own].filter(
    ([path, value]) => alike.some((other) => other.get(path) !== value) && !/^\d{4}-\d\d-\d\d/.test(value),
  )
  // Four tell any two apart.
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
