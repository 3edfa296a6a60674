import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { addNegotiationTexts } from '#src/i18n/loadTexts.ts'
import { createFileRoute, Outlet } from '@tanstack/react-router'

/** Pages behind a link from an e-mail, with a frame of their own: no account, no search. */
export const Route = createFileRoute('/_link')({
  loader: ({ context }) => addNegotiationTexts(context.locale, context.texts),
  component: () => (
    <CacheProvider>
      <Outlet />
    </CacheProvider>
  ),
})
