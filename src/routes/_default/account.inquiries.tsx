import { addInquiryTexts } from '#src/i18n/loadTexts.ts'
import { InquiryList } from '#src/views/inquiries/InquiryList.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/inquiries')({
  loader: ({ context }) => addInquiryTexts(context.locale, context.texts),
  component: InquiryList,
  staticData: { accountPage: 'inquiries' },
})
