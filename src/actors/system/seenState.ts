import type { ExportPolicy } from '#machines/kit/export/redact.ts'
import { sessionJson, type JsonStorage } from '#src/services/storage.ts'
import { number, optional, record, string, type, unknown, type Infer, type Struct } from 'superstruct'

const KEY = 'carried'

/** The element at the top of the page, and its distance in pixels from the top of the window. */
const Anchor = type({ index: number(), top: number() })
export type Anchor = Infer<typeof Anchor>

const LanguageSwitch = type({
  /** Without the language. */
  path: string(),
  /** Absent at the top of the page. */
  anchor: optional(Anchor),
  drafts: record(string(), unknown()),
})

/** A value that a page shows and no machine holds. */
interface SeenValue {
  /** Returns JSON, or undefined if there is nothing to tell. */
  read: () => unknown
  /** How the value leaves the browser. */
  policy: ExportPolicy
  /** A language switch leaves it behind: another document begins without it. */
  isOfDocument?: boolean
}

/** The path of the page without its language; null if the value is the same on every page. */
type SeenOn = string | null

const keyOf = (name: string, path: SeenOn): string => (path === null ? name : `${name} ${path}`)

/**
 * What a page shows and no machine holds: opened parts and drafts, by name. A language switch, which loads another document,
 * carries it over with the scroll position; a captured screen contains it; a replay gives it back. Never register a password, a
 * code or card data.
 */
export const createSeenState = (storage: JsonStorage) => {
  const registered = new Map<string, SeenValue & { path: SeenOn }>()
  const stored = storage.read(KEY, LanguageSwitch)
  // Removed immediately: a reload starts fresh.
  storage.remove(KEY)
  const drafts = new Map(Object.entries(stored?.drafts ?? {}))
  let replayed: ReadonlyMap<string, unknown> | null = null

  /** A replay gives a value as often as its part mounts; a language switch gives it once. */
  const find = (name: string, path: SeenOn): unknown => {
    if (replayed) return replayed.get(name)
    const key = keyOf(name, path)
    const draft = drafts.get(key)
    drafts.delete(key)
    return draft
  }

  return {
    /** Non-null if the guest switched the language on this page. */
    arrived: (path: string): { anchor: Anchor | undefined } | null =>
      stored?.path === path ? { anchor: stored.anchor } : null,
    /** @returns a function that unregisters the value. */
    register: (name: string, path: SeenOn, value: SeenValue): (() => void) => {
      const entry = { ...value, path }
      registered.set(name, entry)
      return () => {
        if (registered.get(name) === entry) registered.delete(name)
      }
    },
    /** Returns the value of before the language switch, or of the replayed screen; undefined if there is none. */
    take: <T>(name: string, path: SeenOn, struct: Struct<T>): T | undefined => {
      const value = find(name, path)
      return struct.is(value) ? value : undefined
    },
    /** Call just before leaving the page for another language. Unclaimed drafts are carried on. */
    pack: (path: string, anchor: Anchor | undefined): void => {
      const now = new Map(drafts)
      for (const [name, { path: on, read, isOfDocument }] of registered)
        if (isOfDocument !== true) now.set(keyOf(name, on), read())
      storage.write(KEY, { path, ...(anchor ? { anchor } : {}), drafts: Object.fromEntries(now) })
    },
    /** The values on the page now, not redacted. */
    seen: (): { name: string; value: unknown; policy: ExportPolicy }[] =>
      [...registered].flatMap(([name, { read, policy }]) => {
        const value = read()
        return value === undefined ? [] : [{ name, value, policy }]
      }),
    /** From now on, parts of the page begin with these values, by name; null ends that. Call before the first render. */
    replay: (values: Readonly<Record<string, unknown>> | null): void => {
      replayed = values && new Map(Object.entries(values))
    },
  }
}

export const seenState = createSeenState(sessionJson)
