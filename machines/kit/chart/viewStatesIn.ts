import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { activeNodes } from '#machines/kit/internals.ts'
import { nodesOf } from '#machines/kit/verify/transitions.ts'

/** A view state that a state shows: its one value, or several between which the context decides. */
export interface ViewStateBadge {
  viewState: string
  values: readonly string[]
}

/**
 * View states of `root` and the states below it, by state ID. Each value belongs to the outermost state that determines it, or,
 * in parallel regions, to the region that determines it best. Values at rest are left out, and so are view states that a state
 * leaves entirely to the context.
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
      const isDetermined = there.size === 1 || !inside.some((within) => narrows(within, there, seen))
      if (isDetermined) {
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

/** Values that mean "nothing to show": nearly all states have them, so they would be noise. */
export const AT_REST: ReadonlySet<string> = new Set(['no', 'none', 'nothing', 'still', 'short'])

const isAtRest = (there: ReadonlySet<string>, [first = '']: readonly string[]): boolean =>
  there.size === 1 && there.has(first) && AT_REST.has(first)

interface Seen {
  value: string
  /** IDs of the active states. */
  active: ReadonlySet<string>
}

/** Drops snapshots with the same states and the same value. */
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

/** Whether the state, or one inside it, leaves fewer values open than the state around it. */
const narrows = (node: AnyStateNode, around: ReadonlySet<string>, seen: readonly Seen[]): boolean =>
  nodesOf(node).some(({ id }) => {
    const { size } = valuesAt(seen, id)
    return size > 0 && size < around.size
  })

/** Number of snapshots whose value differs from the most common one for the active innermost states of `region`. */
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
