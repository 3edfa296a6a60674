import { DISTANCES, type Distance } from './address.rules.ts'
import type { Move } from './chart.rules.ts'

/** What a key does on the page of a machine. */
export type Command =
  | { kind: 'move'; move: Move }
  | { kind: 'distance'; distance: Distance }
  | { kind: 'zoom'; by: number }
  | { kind: 'step'; by: -1 | 1 }
  | { kind: 'fit' | 'fold' | 'find' | 'keys' | 'nothing' }

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowDown: 'inside',
  ArrowUp: 'outside',
  o: 'wayOut',
  i: 'wayIn',
}

const ZOOM = 1.25

/** Null: the key keeps the meaning that the browser gives it. */
export const commandOf = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}): Command | null => {
  if (ctrlKey || metaKey || altKey) return null
  const move = MOVES[key]
  if (move !== undefined) return { kind: 'move', move }
  const distance = DISTANCES[Number(key) - 1]
  if (distance !== undefined) return { kind: 'distance', distance }
  if (key === '+' || key === '=') return { kind: 'zoom', by: ZOOM }
  if (key === '-' || key === '−') return { kind: 'zoom', by: 1 / ZOOM }
  if (key === '0') return { kind: 'fit' }
  if (key === 'f') return { kind: 'fold' }
  if (key === '/') return { kind: 'find' }
  if (key === '?') return { kind: 'keys' }
  if (key === '[' || key === ']') return { kind: 'step', by: key === '[' ? -1 : 1 }
  return key === 'Escape' ? { kind: 'nothing' } : null
}
