import { StatementsPage } from '#src/views/statements/StatementsPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/statements')({
  component: StatementsPage,
  staticData: { accountPage: 'statements' },
})
