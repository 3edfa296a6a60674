import { loadPages } from '#src/i18n/loadPages.ts'
import { StaticPage } from '#src/views/static/StaticPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/about')({
  loader: async ({ context }) => (await loadPages(context.locale)).about,
  component: Page,
})

function Page() {
  return <StaticPage text={Route.useLoaderData()} />
}
