import '#src/styles/fonts.css'
import '#src/styles/theme.css.ts'
import '#src/styles/global.css.ts'
import type { Locale } from '#contract/locale.ts'
import { makeRouter } from '#src/app/router.tsx'
import { PUBLIC_PATHS } from '#src/app/publicPaths.ts'
import { loadTexts } from '#src/i18n/loadTexts.ts'
import { writeLocalePath } from '#src/i18n/localePath.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'

export interface RenderedPage {
  /** What belongs into the head: title, description, links. */
  head: string
  /** The page itself. */
  body: string
}

export { PUBLIC_PATHS }

// React writes these before the page; in the browser it finds them in the head again.
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/

/** One page in one language, as HTML that the browser's application takes over. */
export const render = async (locale: Locale, path: string): Promise<RenderedPage> => {
  const history = createMemoryHistory({ initialEntries: [writeLocalePath(locale, path)] })
  const router = makeRouter({ locale, texts: await loadTexts(locale) }, history)
  await router.load()
  const html = renderToString(<RouterProvider router={router} />)
  const head = HEAD_TAGS.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
