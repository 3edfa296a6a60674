import { sessionJson, type JsonStorage } from '#src/services/storage.ts'
import { number, optional, record, string, type, unknown, type Infer, type Struct } from 'superstruct'

const KEY = 'carried'

/** The element at the top of the page, and its distance in pixels from the top of the window. */
const Anchor = type({ index: number(), top: number() })
export type Anchor = Infer<typeof Anchor>

const LanguageSwitchState = type({
  /** Without the language. */
  path: string(),
  /** Absent at the top of the page. */
  anchor: optional(Anchor),
  drafts: record(string(), unknown()),
})

/**
 * Carries the scroll position and drafts across a language switch, which loads another document. Each is given back once. Never
 * carry a password, a code or card data.
 */
export const createLanguageSwitchState = (storage: JsonStorage) => {
  const readers = new Map<string, () => unknown>()
  const stored = storage.read(KEY, LanguageSwitchState)
  // Removed immediately: a reload starts fresh.
  storage.remove(KEY)
  const drafts = new Map(Object.entries(stored?.drafts ?? {}))

  return {
    /** Non-null if the guest switched the language on this page. */
    arrived: (path: string): { anchor: Anchor | undefined } | null =>
      stored?.path === path ? { anchor: stored.anchor } : null,
    /**
     * Registers a draft to carry.
     * @param read returns JSON, or undefined if there is nothing to carry.
     * @returns a function that unregisters it.
     */
    carry: (name: string, read: () => unknown): (() => void) => {
      readers.set(name, read)
      return () => {
        if (readers.get(name) === read) readers.delete(name)
      }
    },
    /** Returns the draft once; undefined afterwards. */
    take: <T>(name: string, struct: Struct<T>): T | undefined => {
      const draft = drafts.get(name)
      drafts.delete(name)
      return struct.is(draft) ? draft : undefined
    },
    /** Call just before leaving the page. Unclaimed drafts are carried on. */
    pack: (path: string, anchor: Anchor | undefined): void => {
      const now = new Map(drafts)
      for (const [name, read] of readers) now.set(name, read())
      storage.write(KEY, { path, ...(anchor ? { anchor } : {}), drafts: Object.fromEntries(now) })
    },
  }
}

export const languageSwitchState = createLanguageSwitchState(sessionJson)
