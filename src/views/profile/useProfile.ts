import { useSeenDraft } from '#src/views/parts/seen/useSeen.ts'
import { selectSectionViewState } from '#machines/profile/profile.selectors.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import type { ProfileSection } from '#machines/profile/profile.ports.ts'
import { profileActor } from '#src/actors/auth/profileActors.ts'
import { PROFILE_DRAFT_POLICY, ProfileDraft, profileDraft } from '#src/actors/auth/profileDraft.ts'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { changeOf, dirtySections, fieldsOf, type ProfileFields } from './profile.rules.ts'

/** The edited profile, the state of each section, and its actions. */
export const useProfile = (user: SignedInUser) => {
  const actor = profileActor()
  const store = profileDraft()
  const draft = useSyncExternalStore(store.subscribe, store.read)
  useSeenDraft('profile.form', {
    value: draft,
    struct: ProfileDraft,
    policy: PROFILE_DRAFT_POLICY,
    restore: store.change,
  })
  const snapshot = useSelector(actor, (current) => current)
  const savedFields = fieldsOf(user)
  const fields: ProfileFields = {
    first_name: draft.first_name ?? savedFields.first_name,
    last_name: draft.last_name ?? savedFields.last_name,
    phone: draft.phone ?? savedFields.phone,
    locale: draft.locale ?? savedFields.locale,
  }
  const dirty = dirtySections(savedFields, fields)
  return {
    /** An unchanged phone is shown as saved: the server formats numbers in its own way. */
    fields: {
      ...fields,
      phone: dirty.includes('phone') ? fields.phone : savedFields.phone,
    },
    isDirty: (section: ProfileSection) => dirty.includes(section) && !selectSectionViewState(snapshot, section).done,
    hasUnsaved: dirty.some((section) => !selectSectionViewState(snapshot, section).done),
    viewState: (section: ProfileSection | 'export') => selectSectionViewState(snapshot, section),
    write: (section: ProfileSection, part: Partial<ProfileFields>) => {
      store.change(part)
      actor.send({ type: 'section.edit', section })
    },
    save: (section: ProfileSection) => actor.send({ type: 'section.save', section, change: changeOf(section, fields) }),
    exportData: () => actor.send({ type: 'data.export' }),
    discard: store.clear,
  }
}

export type Profile = ReturnType<typeof useProfile>
