import { CompanyPage } from '#src/views/account/CompanyPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/company')({
  component: CompanyPage,
  staticData: { accountPage: 'company' },
})
