import { sessionJson, type JsonStorage } from '#src/services/storage.ts'
import { number, optional, record, string, type, unknown, type Infer, type Struct } from 'superstruct'

const KEY = 'carried'

/** What stood at the top of the page: which of its things, and how far below the top of the window, in pixels. */
const Anchor = type({ index: number(), top: number() })
export type Anchor = Infer<typeof Anchor>

const LanguageSwitchState = type({
  /** The page, without its language. */
  path: string(),
  /** Left out at the top of the page. */
  anchor: optional(Anchor),
  drafts: record(string(), unknown()),
})

/**
 * What goes along when the guest changes the language, which is another document: where they were on the page, and what they have
 * written. It is given back once. Never a password, a code or anything of a card.
 */
export const createLanguageSwitchState = (storage: JsonStorage) => {
  const written = new Map<string, () => unknown>()
  const known = storage.read(KEY, LanguageSwitchState)
  // A reload of the page is a fresh start.
  storage.remove(KEY)
  const drafts = new Map(Object.entries(known?.drafts ?? {}))

  return {
    /** The page that the guest came from is this one. */
    arrived: (path: string): { anchor: Anchor | undefined } | null =>
      known?.path === path ? { anchor: known.anchor } : null,
    /** Has a draft carried along from now on. @param read JSON, or undefined when there is nothing to carry. Returns the way out. */
    carry: (name: string, read: () => unknown): (() => void) => {
      written.set(name, read)
      return () => {
        if (written.get(name) === read) written.delete(name)
      }
    },
    /** The draft of that name, the first time that it is asked for. */
    take: <T>(name: string, struct: Struct<T>): T | undefined => {
      const draft = drafts.get(name)
      drafts.delete(name)
      return struct.is(draft) ? draft : undefined
    },
    /** Just before the page goes. What nobody has taken goes on. */
    pack: (path: string, anchor: Anchor | undefined): void => {
      const now = new Map(drafts)
      for (const [name, read] of written) now.set(name, read())
      storage.write(KEY, { path, ...(anchor ? { anchor } : {}), drafts: Object.fromEntries(now) })
    },
  }
}

export const languageSwitchState = createLanguageSwitchState(sessionJson)
