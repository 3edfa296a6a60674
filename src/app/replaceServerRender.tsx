import { SERVER_RENDERED_ATTR } from '#contract/http/document.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { isHotelPage, isRequestPage } from '#contract/http/pages.ts'
import type { UrlParams } from '#machines/search/search.criteria.url.ts'
import { startTransition, useLayoutEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { withClockTimeout } from '#src/services/placeClock.ts'
import { restoreInteractions } from './restoreInteractions.ts'
import { currencyStore } from './currency.ts'
import { markInteractive } from './boot/bootError.ts'
import type { makeRouter } from './router.tsx'

/** Starts the page's first requests. Resolves once there is a result or an error to show. */
const firstAnswers = async (path: string, params: UrlParams, locale: Locale): Promise<void> => {
  if (isHotelPage(path)) {
    const { firstHotel } = await import('#src/actors/hotel/firstHotel.ts')
    await firstHotel(decodeURIComponent(path.split('/')[2] ?? ''), params)
  } else if (isRequestPage(path)) {
    const { firstRequestLink } = await import('#src/actors/negotiation/firstRequestLink.ts')
    await firstRequestLink(path)
  } else {
    const { firstSearch } = await import('#src/actors/search/firstSearch.ts')
    await firstSearch(params, locale)
  }
}

const Shown = ({ onShown, children }: { onShown: () => void; children: ReactNode }) => {
  useLayoutEffect(onShown, [onShown])
  return children
}

/** Replaces the server render with the application (decision 011), once it has as much to show. */
export const replaceServerRender = async (
  root: HTMLElement,
  router: ReturnType<typeof makeRouter>,
  loaded: Promise<void>,
  page: ReactNode,
): Promise<void> => {
  const finish = restoreInteractions(root)
  const { pathname, search } = router.latestLocation
  const currency: unknown = Reflect.get(search, 'currency')
  await Promise.all([
    loaded,
    // The server render ignores input, so wait only this long; late responses load in place.
    withClockTimeout(firstAnswers(pathname, search, router.options.context.locale)),
    // Never show one price in two currencies.
    withClockTimeout(currencyStore.settled(typeof currency === 'string' ? currency : null)),
  ])
  const settled = new Promise<void>((done) => {
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe()
      // In the first frame, offscreen content has only its estimated height.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          // Let listeners that store the scroll position learn it before a press navigates away.
          document.dispatchEvent(new Event('scroll'))
          done()
        }),
      )
    })
  })
  const onShown = () => {
    root.removeAttribute(SERVER_RENDERED_ATTR)
    void finish(markInteractive, settled)
  }
  // A transition renders in small pieces: the server render can be read and scrolled meanwhile.
  startTransition(() => createRoot(root).render(<Shown onShown={onShown}>{page}</Shown>))
}
