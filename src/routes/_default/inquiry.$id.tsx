import { inquiryTokens } from '#src/actors/negotiation/inquiryTokens.ts'
import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { addNegotiationTexts } from '#src/i18n/loadTexts.ts'
import { NotFoundPage } from '#src/views/errors/NotFoundPage.tsx'
import { InquiryPage } from '#src/views/negotiation/InquiryPage.tsx'
import { back } from '#src/views/negotiation/InquiryPage.css.ts'
import { writeLocalePath } from '#contract/http/localePath.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/inquiry/$id')({
  beforeLoad: ({ params: { id }, search, preload }) => {
    const { token, ...rest }: { token?: unknown } = search
    if (preload || token === undefined) return
    // Kept in the tab: an address with the token could be shared by mistake, and what it opens with it.
    if (typeof token === 'string' && token !== '') inquiryTokens.keep(id, token)
    throw redirect({ to: '/inquiry/$id', params: { id }, search: rest, replace: true })
  },
  loader: ({ context }) => addNegotiationTexts(context.locale, context.texts),
  component: Inquiry,
})

function Inquiry() {
  const { id } = Route.useParams()
  const { locale } = Route.useRouteContext()
  return (
    <CacheProvider>
      <InquiryPage
        key={id}
        id={id}
        missing={<NotFoundPage />}
        back={(text) => (
          <a href={writeLocalePath(locale, '/account/inquiries')} className={back}>
            {text}
          </a>
        )}
      />
    </CacheProvider>
  )
}
