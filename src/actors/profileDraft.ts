import { LocaleStruct } from '#contract/locale.ts'
import { sessionJson } from '#src/services/storage.ts'
import { object, optional, string, type Infer } from 'superstruct'
import { authActor } from './authActor.ts'
import { lazily } from './lazily.ts'

const Draft = object({
  first_name: optional(string()),
  last_name: optional(string()),
  phone: optional(string()),
  locale: optional(LocaleStruct),
  /** The e-mail that is to be. */
  email: optional(string()),
})
/** What was written into the forms of the profile and not saved; it goes with the tab. Passwords and codes are not in it. */
export type ProfileDraft = Infer<typeof Draft>

const KEY = 'profile.draft'

const createDraft = () => {
  let draft: ProfileDraft = sessionJson.read(KEY, Draft) ?? {}
  const listeners = new Set<() => void>()
  const write = (next: ProfileDraft): void => {
    draft = next
    if (Object.keys(next).length === 0) sessionJson.remove(KEY)
    else sessionJson.write(KEY, next)
    for (const listener of listeners) listener()
  }
  authActor().on('cleared', () => write({}))
  return {
    read: () => draft,
    change: (part: ProfileDraft) => write({ ...draft, ...part }),
    clear: () => write({}),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const profileDraft = lazily(createDraft)
