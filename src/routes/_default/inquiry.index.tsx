import { addInquiryTexts } from '#src/i18n/loadTexts.ts'
import { InquiryPage } from '#src/views/inquiry/InquiryPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/inquiry/')({
  loader: ({ context }) => addInquiryTexts(context.locale, context.texts),
  component: InquiryPage,
})
