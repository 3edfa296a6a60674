import '#src/styles/fonts.css'
// It brings the theme's style with it; the names of the tokens are for the pages that need them.
import '#src/styles/global.css.ts'
import './lost/LostNotice.css.ts'
import { catchAuthLink } from '#src/actors/authLink.ts'
import { FIRST } from '#contract/document.ts'
import { directionOf } from '#contract/locale.ts'
import { carried } from '#src/actors/carried.ts'
import { readLocalePath } from '#contract/localePath.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { reloadOnLostChunk } from './chunkReload.ts'
import { comeToLife } from './lost/lost.ts'
import { openTexts } from '#src/i18n/pageTexts.ts'
import { prefetchLinks } from './prefetch.ts'
import { makeRouter } from './router.tsx'

/** Starts the page in the language of its address. */
export const start = async (): Promise<void> => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  reloadOnLostChunk()
  catchAuthLink()
  const { locale } = readLocalePath(location.pathname)
  const { documentElement } = document
  documentElement.lang = locale
  documentElement.dir = directionOf(locale)

  const router = makeRouter({ locale, texts: await openTexts(locale) })
  prefetchLinks(router)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const isFirstView = root.hasAttribute(FIRST)
  const isPrerendered = root.firstElementChild !== null && !isFirstView
  // Tells the router that its first page is already in the document: it then hydrates the same tree that was rendered.
  if (isPrerendered) router.ssr = { manifest: undefined }
  const loaded = router.load()
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (isFirstView) {
    const { inPlaceOfFirstView } = await import('./firstView.tsx')
    await inPlaceOfFirstView(root, router, loaded, page)
  } else {
    await loaded
    // In small pieces: a guest who presses something meanwhile need not wait for the whole page.
    startTransition(() => {
      if (isPrerendered) hydrateRoot(root, page)
      else createRoot(root).render(page)
    })
    comeToLife()
  }
  void import('./focusPage.ts').then(({ focusPages }) => focusPages(router))
  const here = carried.arrived(readLocalePath(location.pathname).path)
  if (here) void import('./arrive.ts').then(({ arrive }) => arrive(here))
}
