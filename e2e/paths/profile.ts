import type { profileMachine } from '#machines/profile/profile.machine.ts'
import type { profilePorts } from '#machines/profile/profile.ports.ts'
import { AccountPage } from '../pages/account.page.ts'
import type { Guest } from '../pages/guest.ts'
import { createVerifiedAccount } from '../pages/people.ts'
import { ProfilePage } from '../pages/profile.page.ts'
import { keepEntries, OtherTab, sessionOf, type StoredSession } from '../pages/session.ts'
import { definePlayer } from './kit/browserPlayer.ts'
import { profileScenarios } from './profile.scenarios.ts'

interface World {
  guest: Guest
  profile: ProfilePage
  other: OtherTab
}

export const profilePlayer = definePlayer<typeof profileMachine, typeof profilePorts>()<World, StoredSession>({
  scenarios: profileScenarios,
  hasClock: false,
  wires: {
    // The real server answers.
    saveProfile: { calls: ['updateUser'], answer: (route) => route.continue() },
    exportData: { calls: ['exportUser'], answer: (route) => route.continue() },
  },
  prepare: async (page) => sessionOf(page, await createVerifiedAccount(page.request, 'writer')),
  open: async ({ guest }, session) => {
    await keepEntries(guest.page, session)
    const profile = new ProfilePage(guest)
    await profile.open()
    await profile.expectOpen()
    return { guest, profile, other: new OtherTab(guest.page) }
  },
  steps: {
    'section.save': ({ profile }) => profile.save('names'),
    'section.edit': ({ profile }, { section }) =>
      section === 'phone' ? profile.writePhone('+972') : profile.writeOn(),
    'data.export': ({ profile }) => profile.pressDownload(),
    'guest.change': async ({ other, guest }) => {
      await other.signOut()
      await new AccountPage(guest).expectSignInPrompt()
    },
  },
  viewStates: {
    names: {
      quiet: ({ profile }) => profile.expectNoResult('names'),
      busy: ({ profile }) => profile.expectBusy('names'),
      done: ({ profile }) => profile.expectSaved('names'),
      failed: ({ profile }) => profile.expectSomeFailure('names'),
    },
    export: {
      quiet: ({ profile }) => profile.expectNoResult('data'),
      busy: ({ profile }) => profile.expectBusy('data'),
      done: ({ profile }) => profile.expectDownloaded(),
      failed: ({ profile }) => profile.expectSomeFailure('data'),
    },
  },
})
