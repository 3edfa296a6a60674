import type { Points } from './hotels.grid.ts'

/** Indexes with distances, taken nearest first: taking a few of many does not sort them all. */
export interface Nearest {
  /** Distance of the nearest one left; Infinity if none is left. */
  readonly distance: number
  /** Takes the nearest one left; -1 if none is left. */
  take(): number
  /** The ones not taken yet, unordered. */
  rest(): Iterable<number>
}

/** Reads ring after ring, each only when it is needed. */
export const nearestOfRings = (rings: Iterator<Points>): Nearest => {
  /** Undefined if there are no more rings. */
  const nextHeap = (): Heap | undefined => {
    const { done, value } = rings.next()
    return done === true ? undefined : heapOf(value)
  }
  let heap = nextHeap()
  /** The heap with the nearest one left. */
  const current = (): Heap | undefined => {
    while (heap?.left === 0) heap = nextHeap()
    return heap
  }
  return {
    get distance() {
      return current()?.distance ?? Infinity
    },
    take: () => current()?.take() ?? -1,
    *rest() {
      for (let some = current(); some !== undefined; some = nextHeap()) yield* some.rest()
    },
  }
}

interface Heap {
  readonly left: number
  readonly distance: number
  take(): number
  rest(): Int32Array
}

/** A heap over points, whose arrays it owns and reorders. Ties: lower index first. */
const heapOf = ({ places, distances }: Points): Heap => {
  let left = places.length

  const isNearer = (one: number, other: number): boolean => {
    const a = distances[one] ?? Infinity
    const b = distances[other] ?? Infinity
    return a < b || (a === b && (places[one] ?? 0) < (places[other] ?? 0))
  }
  const swap = (one: number, other: number): void => {
    const place = places[one] ?? 0
    const distance = distances[one] ?? 0
    places[one] = places[other] ?? 0
    distances[one] = distances[other] ?? 0
    places[other] = place
    distances[other] = distance
  }
  const sink = (from: number): void => {
    for (let at = from; ;) {
      const child = 2 * at + 1
      if (child >= left) return
      const nearer = child + 1 < left && isNearer(child + 1, child) ? child + 1 : child
      if (!isNearer(nearer, at)) return
      swap(nearer, at)
      at = nearer
    }
  }
  for (let at = (left >> 1) - 1; at >= 0; at -= 1) sink(at)

  return {
    get left() {
      return left
    },
    get distance() {
      return left === 0 ? Infinity : (distances[0] ?? Infinity)
    },
    take: () => {
      if (left === 0) return -1
      left -= 1
      const place = places[0] ?? -1
      swap(0, left)
      sink(0)
      return place
    },
    rest: () => places.subarray(0, left),
  }
}
