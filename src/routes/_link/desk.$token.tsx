import { writeLocalePath } from '#contract/http/localePath.ts'
import { useOperator } from '#src/app/useOperator.ts'
import { addDeskTexts } from '#src/i18n/loadTexts.ts'
import { DeskPage } from '#src/views/confirm/DeskPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_link/desk/$token')({
  loader: ({ context }) => addDeskTexts(context.locale, context.texts),
  component: Desk,
})

function Desk() {
  const { token } = Route.useParams()
  const { locale } = Route.useRouteContext()
  return <DeskPage key={token} token={token} brand={useOperator().brand} join={writeLocalePath(locale, '/hoteliers')} />
}
