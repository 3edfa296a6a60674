import { CreditsPage } from '#src/views/credits/CreditsPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/credits')({
  component: CreditsPage,
  staticData: { accountPage: 'credits' },
})
