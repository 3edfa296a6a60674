import { LocaleStruct } from '#contract/shared/locale.ts'
import { selectUid } from '#machines/auth/auth.selectors.ts'
import { sessionJson, type JsonStorage } from '#src/services/storage.ts'
import { PROFILE_FORM } from '#src/services/tabForms.ts'
import { object, optional, string, type Infer } from 'superstruct'
import { authActor } from './authActor.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { left } from '#src/actors/system/eventRoutes.ts'
import { onStep } from '#src/actors/system/actorSystem.ts'

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

const Kept = object({ owner: string(), draft: Draft })
type Kept = Infer<typeof Kept>

const NOTHING: ProfileDraft = {}

/** Where the draft is kept, and who is signed in. @param storage goes with the tab. */
export const createProfileDraft = (storage: JsonStorage, owner: () => string | null) => {
  let kept: Kept | null = storage.read(PROFILE_FORM, Kept) ?? null
  const listeners = new Set<() => void>()
  const write = (next: Kept | null): void => {
    kept = next
    if (next === null) storage.remove(PROFILE_FORM)
    else storage.write(PROFILE_FORM, next)
    for (const listener of listeners) listener()
  }
  /** The draft of the guest who is signed in; it waits for them when the session ends by itself, and nobody else finds it. */
  const read = (): ProfileDraft => (kept !== null && kept.owner === owner() ? kept.draft : NOTHING)
  return {
    read,
    change: (part: ProfileDraft): void => {
      const now = owner()
      if (now !== null) write({ owner: now, draft: { ...read(), ...part } })
    },
    clear: () => write(null),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const profileDraft = lazySingleton(() => {
  const auth = authActor()
  const draft = createProfileDraft(sessionJson, () => selectUid(auth.getSnapshot()))
  onStep(auth, (step) => {
    if (left(step)) draft.clear()
  })
  return draft
})
