import { ProfilePage } from '#src/views/profile/ProfilePage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/profile-settings')({
  component: ProfilePage,
  staticData: { accountPage: 'profile' },
})
