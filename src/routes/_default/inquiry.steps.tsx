import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { addInquiryTexts } from '#src/i18n/loadTexts.ts'
import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/inquiry/steps')({
  loader: ({ context }) => addInquiryTexts(context.locale, context.texts),
  component: Steps,
})

function Steps() {
  return (
    <CacheProvider>
      <Outlet />
    </CacheProvider>
  )
}
