import '#src/styles/fonts.css'
// Brings the theme's CSS; pages that need the token names import those themselves.
import '#src/styles/global.css.ts'
import './boot/BootErrorNotice.css.ts'
import { catchAuthLink } from '#src/actors/auth/authLink.ts'
import { PROMO_PARAM } from '#contract/booking/loyalty.ts'
import { SERVER_RENDERED_ATTR } from '#contract/http/document.ts'
import { textDirection } from '#contract/shared/locale.ts'
import { seenState } from '#src/actors/system/seenState.ts'
import { readLocalePath } from '#contract/http/localePath.ts'
import { browserHourCycle } from '#src/services/browserHourCycle.ts'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { reloadOnLostChunk } from './chunkReload.ts'
import { markInteractive } from './boot/bootError.ts'
import { openTexts } from '#src/i18n/pageTexts.ts'
import { listenForStaff } from './liveListener.ts'
import { prefetchLinks } from './prefetch.ts'
import { makeRouter } from './router.tsx'
import { surviveTranslation } from './translatedPage.ts'

/** Starts the page in the language of its URL. */
export const start = async (): Promise<void> => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  reloadOnLostChunk()
  surviveTranslation()
  catchAuthLink()
  const { locale, path } = readLocalePath(location.pathname)
  const here = seenState.arrived(path)
  if (new URLSearchParams(location.search).has(PROMO_PARAM))
    void import('#src/actors/checkout/loyaltyChoice.ts').then(({ keepBroughtPromo }) =>
      keepBroughtPromo(location.search),
    )
  watchNamed(here === null)
  const { documentElement } = document
  documentElement.lang = locale
  documentElement.dir = textDirection(locale)

  const router = makeRouter({ locale, texts: await openTexts(locale), hourCycle: browserHourCycle() })
  prefetchLinks(router)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const isFirstView = root.hasAttribute(SERVER_RENDERED_ATTR)
  const isPrerendered = root.firstElementChild !== null && !isFirstView
  // Tells the router that its first page is prerendered: it then hydrates that tree.
  if (isPrerendered) router.ssr = { manifest: undefined }
  const loaded = router.load()
  const page = (
    <StrictMode>
      <Followed router={router}>
        <RouterProvider router={router} />
      </Followed>
    </StrictMode>
  )
  if (isFirstView) {
    const { replaceServerRender } = await import('./replaceServerRender.tsx')
    await replaceServerRender(root, router, loaded, page)
  } else {
    await loaded
    // A transition renders in small pieces: a press meanwhile does not wait for the whole page.
    startTransition(() => {
      if (isPrerendered) hydrateRoot(root, page)
      else createRoot(root).render(page)
    })
    markInteractive()
  }
  listenForStaff(router)
  void import('./focusPage.ts').then(({ focusPages }) => focusPages(router))
  watchFocus()
  if (here)
    void import('./restoreAfterLanguageSwitch.ts').then(({ restoreAfterLanguageSwitch }) =>
      restoreAfterLanguageSwitch(here),
    )
}

/**
 * Follows a back or forward navigation made before the router listened, i.e. before its first render. Must wrap the page, not
 * sit beside it: as a sibling it would change the ids of the prerendered page.
 */
const Followed = ({ router, children }: { router: AnyRouter; children: ReactNode }) => {
  useEffect(() => {
    if (router.history.location.href !== router.state.location.publicHref) void router.load()
  }, [router])
  return children
}

const rememberHash = (): void => void import('./hashScroll.ts').then((place) => place.rememberHash())

/** A URL with a hash: scrolls to its target, unless `isGoneTo` is false, and remembers the position for a reload. */
const watchNamed = (isGoneTo: boolean): void => {
  if (location.hash === '') addEventListener('hashchange', rememberHash, { once: true })
  else {
    rememberHash()
    if (isGoneTo) void import('./hashScroll.ts').then(({ scrollToHash }) => scrollToHash())
  }
}

/** Loads `keepFocus` at the first focus; if that fails, at the next. */
const watchFocus = (): void =>
  whenFocused((around) => void import('./keepFocus.ts').then(({ keepFocus }) => keepFocus(around), watchFocus))

/** Runs once, with the first focused element and its ancestors: it may be gone before the code has loaded. */
const whenFocused = (then: (around: readonly Element[]) => void): void =>
  addEventListener('focusin', (event) => then(event.composedPath().filter((place) => place instanceof Element)), {
    once: true,
  })
