import { LocaleStruct } from '#contract/shared/locale.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import { selectUid } from '#machines/auth/auth.selectors.ts'
import { sessionJson, type JsonStorage } from '#src/services/storage.ts'
import { PROFILE_FORM } from '#src/services/tabForms.ts'
import { object, optional, string, type Infer } from 'superstruct'
import { authActor } from './authActor.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { left } from '#src/actors/system/eventRoutes.ts'
import { onStep } from '#src/actors/system/actorSystem.ts'

/** Unsaved input of the profile forms; lives as long as the tab. Never holds passwords or codes. */
export const ProfileDraft = object({
  first_name: optional(string()),
  last_name: optional(string()),
  phone: optional(string()),
  locale: optional(LocaleStruct),
  /** The new e-mail requested. */
  email: optional(string()),
})
export type ProfileDraft = Infer<typeof ProfileDraft>

/** How the forms leave the browser. */
export const PROFILE_DRAFT_POLICY: PolicyOf<ProfileDraft> = {
  first_name: 'pseudonym',
  last_name: 'pseudonym',
  // Hidden, it would equal the saved number, which is hidden too.
  phone: 'pseudonym',
  locale: 'keep',
  email: 'pseudonym',
}

const StoredDraft = object({ owner: string(), draft: ProfileDraft })
type StoredDraft = Infer<typeof StoredDraft>

const NOTHING: ProfileDraft = {}

/**
 * @param storage must live no longer than the tab.
 * @param owner id of the signed-in user, or null.
 */
export const createProfileDraft = (storage: JsonStorage, owner: () => string | null) => {
  let stored: StoredDraft | null = storage.read(PROFILE_FORM, StoredDraft) ?? null
  const listeners = new Set<() => void>()
  const write = (next: StoredDraft | null): void => {
    stored = next
    if (next === null) storage.remove(PROFILE_FORM)
    else storage.write(PROFILE_FORM, next)
    for (const listener of listeners) listener()
  }
  /** The signed-in user's draft. It survives an expired session, and no other user can read it. */
  const read = (): ProfileDraft => (stored !== null && stored.owner === owner() ? stored.draft : NOTHING)
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
