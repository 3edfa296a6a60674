import { SERVER_RENDERED_ATTR } from '#contract/http/document.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { isHotelPage } from '#contract/http/pages.ts'
import type { UrlParams } from '#machines/search/search.criteria.url.ts'
import { startTransition, useLayoutEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { withClockTimeout } from '#src/services/placeClock.ts'
import { restoreInteractions } from './restoreInteractions.ts'
import { currencyStore } from './currency.ts'
import { markInteractive } from './boot/bootError.ts'
import type { makeRouter } from './router.tsx'

/** Begins what the page will ask for first. Resolves when there is an answer, or something to be said about it. */
const firstAnswers = async (path: string, params: UrlParams, locale: Locale): Promise<void> => {
  if (isHotelPage(path)) {
    const { firstHotel } = await import('#src/actors/hotel/firstHotel.ts')
    await firstHotel(decodeURIComponent(path.split('/')[2] ?? ''), params)
  } else {
    const { firstSearch } = await import('#src/actors/search/firstSearch.ts')
    await firstSearch(params, locale)
  }
}

const Shown = ({ onShown, children }: { onShown: () => void; children: ReactNode }) => {
  useLayoutEffect(onShown, [onShown])
  return children
}

/** The application takes the place of what the server has rendered (decision 049) when it has as much to show. */
export const replaceServerRender = async (
  root: HTMLElement,
  router: ReturnType<typeof makeRouter>,
  loaded: Promise<void>,
  page: ReactNode,
): Promise<void> => {
  const escalateToReview = restoreInteractions(root)
  const { pathname, search } = router.latestLocation
  const currency: unknown = Reflect.get(search, 'currency')
  await Promise.all([
    loaded,
    // A page that is only looked at answers to nothing: it waits so long, and what has not come then comes in its place.
    withClockTimeout(firstAnswers(pathname, search, router.options.context.locale)),
    // Nobody sees the same price in two currencies.
    withClockTimeout(currencyStore.settled(typeof currency === 'string' ? currency : null)),
  ])
  const settled = new Promise<void>((done) => {
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe()
      // In its first frame what is out of sight has only the height that it is expected to have.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          // Whoever keeps where the guest is has not heard yet how far they have scrolled: before a press leads elsewhere.
          document.dispatchEvent(new Event('scroll'))
          done()
        }),
      )
    })
  })
  const onShown = () => {
    root.removeAttribute(SERVER_RENDERED_ATTR)
    void escalateToReview(markInteractive, settled)
  }
  // In small pieces: what was rendered can be read and scrolled meanwhile.
  startTransition(() => createRoot(root).render(<Shown onShown={onShown}>{page}</Shown>))
}
