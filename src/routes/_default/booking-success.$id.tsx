import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { addSuccessTexts } from '#src/i18n/loadTexts.ts'
import { SuccessPage } from '#src/views/success/SuccessPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/booking-success/$id')({
  loader: ({ context }) => addSuccessTexts(context.locale, context.texts),
  component: Success,
})

function Success() {
  const { id } = Route.useParams()
  return (
    <CacheProvider>
      <SuccessPage key={id} id={id} />
    </CacheProvider>
  )
}
