import { selectUser } from '#machines/auth/auth.selectors.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { CredentialsDialog } from './CredentialsDialog.tsx'
import { DeletionSection, EmailSection, PasswordSection } from './CredentialsSections.tsx'
import { DataSection } from './DataSection.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { NamesSection } from './NamesSection.tsx'
import { PhoneSection } from './PhoneSection.tsx'
import * as css from './profile.css.ts'
import { useCredentials } from './useCredentials.ts'
import { useProfile } from './useProfile.ts'

export const ProfilePage = () => {
  const user = useSelector(authActor(), selectUser)
  return user && <Profile user={user} />
}

const Profile = ({ user }: { user: SignedInUser }) => {
  const words = useI18n()
  const navigate = useNavigate()
  const profile = useProfile(user)
  const credentials = useCredentials()
  return (
    <div className={css.page}>
      <p className={css.small}>{words.t('profile.intro')}</p>
      <NamesSection profile={profile} />
      <PhoneSection profile={profile} />
      <LanguageSection profile={profile} />
      <EmailSection user={user} credentials={credentials} />
      <PasswordSection user={user} credentials={credentials} />
      <DataSection profile={profile} />
      <DeletionSection credentials={credentials} />
      <CredentialsDialog
        user={user}
        credentials={credentials}
        onGone={() => {
          profile.discard()
          void navigate({ to: '/', ignoreBlocker: true })
          authActor().send({ type: 'signOut' })
        }}
      />
      <LeaveDialog hasUnsaved={profile.hasUnsaved && credentials.step !== 'gone'} onLeave={profile.discard} />
    </div>
  )
}
