import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { activeNodes } from '#machines/kit/internals.ts'
import { nodesOf } from '#machines/kit/verify/transitions.ts'

/** A view state that a state shows: the one value, or those between which the context decides. */
export interface ViewStateBadge {
  viewState: string
  values: readonly string[]
}

/**
 * Which view states the states below `root` show, by the id of the state: each value stands at the outermost state that is
 * enough to tell it. Where regions run side by side, at the one that tells it best. A view state at rest stands nowhere, and where
 * the context decides between all values nothing is said.
 */
export const viewStatesIn = (
  root: AnyStateNode,
  viewStates: MachineSpec['viewStates'],
  snapshots: readonly AnyMachineSnapshot[],
): Map<string, ViewStateBadge[]> => {
  const badges = new Map<string, ViewStateBadge[]>()
  for (const [viewState, { of, values }] of Object.entries(viewStates)) {
    const seen = differing(snapshots, of)
    const all = valuesAt(seen, root.id)
    const place = (node: AnyStateNode): void => {
      const { id, type, states } = node
      const there = valuesAt(seen, id)
      if (there.size === 0 || isAtRest(there, values)) return
      const inside = Object.values(states)
      const isTold = there.size === 1 || !inside.some((within) => narrows(within, there, seen))
      if (isTold) {
        if (node !== root && there.size === all.size && all.size > 1) return
        badges.set(id, [...(badges.get(id) ?? []), { viewState, values: values.filter((value) => there.has(value)) }])
      } else if (type === 'parallel') {
        const [best] = inside.toSorted((one, other) => doubtIn(one, seen) - doubtIn(other, seen))
        if (best !== undefined) place(best)
      } else inside.forEach(place)
    }
    place(root)
  }
  return badges
}

/** What a view state says while there is nothing to tell: on nearly all states, where it would be noise. */
const AT_REST: ReadonlySet<string> = new Set(['no', 'none', 'nothing', 'still', 'short'])

const isAtRest = (there: ReadonlySet<string>, [first = '']: readonly string[]): boolean =>
  there.size === 1 && there.has(first) && AT_REST.has(first)

interface Seen {
  value: string
  /** Ids of the active states. */
  active: ReadonlySet<string>
}

/** Snapshots that differ in their states or in what they show. */
const differing = (snapshots: readonly AnyMachineSnapshot[], of: (snapshot: AnyMachineSnapshot) => string): Seen[] => {
  const seen = new Map<string, Seen>()
  for (const snapshot of snapshots) {
    const ids = activeNodes(snapshot).map(({ id }) => id)
    const value = of(snapshot)
    seen.set([value, ...ids].join(), { value, active: new Set(ids) })
  }
  return [...seen.values()]
}

const valuesAt = (seen: readonly Seen[], id: string): Set<string> =>
  new Set(seen.filter(({ active }) => active.has(id)).map(({ value }) => value))

/** The state, or one inside it, leaves fewer values open than the state around it. */
const narrows = (node: AnyStateNode, around: ReadonlySet<string>, seen: readonly Seen[]): boolean =>
  nodesOf(node).some(({ id }) => {
    const { size } = valuesAt(seen, id)
    return size > 0 && size < around.size
  })

/** How many of the snapshots show another value than the commonest of the innermost states that are active in `region`. */
const doubtIn = (region: AnyStateNode, seen: readonly Seen[]): number => {
  const innermost = nodesOf(region).filter(({ states }) => Object.keys(states).length === 0)
  const counts = new Map<string, Map<string, number>>()
  for (const { value, active } of seen) {
    const key = innermost.flatMap(({ id }) => (active.has(id) ? id : [])).join()
    if (key === '') continue
    const byValue = counts.get(key) ?? new Map<string, number>()
    byValue.set(value, (byValue.get(value) ?? 0) + 1)
    counts.set(key, byValue)
  }
  return [...counts.values()].reduce((sum, byValue) => {
    const all = [...byValue.values()]
    return sum + all.reduce((total, count) => total + count, 0) - Math.max(...all)
  }, 0)
}
