import { addInquiryTexts } from '#src/i18n/loadTexts.ts'
import { CompanyPage } from '#src/views/account/CompanyPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/company')({
  loader: ({ context }) => addInquiryTexts(context.locale, context.texts),
  component: CompanyPage,
  staticData: { accountPage: 'company' },
})
