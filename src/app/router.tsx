import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { readLocalePath, writeLocalePath } from '#contract/http/localePath.ts'
import type { PageTexts } from '#src/i18n/loadTexts.ts'
import { NotFoundPage } from '#src/views/errors/NotFoundPage.tsx'
import type { AccountPageName } from '#src/views/account/AccountFrame.tsx'
import { scrollKeyOf } from '#src/views/layout/scrollKey.ts'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { RouteFailed } from './RouteFailed.tsx'
import { routeTree } from './routeTree.gen.ts'
import { parseQuery, writeQuery } from './searchParams.ts'

export interface RouterContext {
  locale: Locale
  texts: PageTexts
  /** Of the browser; a server render takes it from the request. */
  hourCycle: HourCycle
  /** The document shows a captured screen, whatever page that is of, and loads no other. */
  isFrozen?: boolean
}

const LIST_COLUMN = '[data-scroller]'

/**
 * The router of one language: its routes have no language prefix, its URLs do. Another language is another document, since
 * rendered links keep their prefix.
 */
export const makeRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    rewrite: {
      input: ({ url }) => {
        const { locale, path } = readLocalePath(url.pathname)
        if (locale === context.locale) url.pathname = path
        return url
      },
      output: ({ url }) => {
        url.pathname = writeLocalePath(context.locale, url.pathname)
        return url
      },
    },
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
    trailingSlash: 'never',
    // On the server it would write an inline script, which the content security policy forbids.
    scrollRestoration: typeof window === 'undefined' ? false : mayScroll(),
    getScrollRestorationKey: scrollKeyOf,
    // The list's column too; otherwise the router scrolls it back to where the previous list was, after that list has gone.
    scrollToTopSelectors: [LIST_COLUMN],
    // `prefetchLinks` decides when and whether.
    defaultPreload: 'viewport',
    defaultErrorComponent: RouteFailed,
    defaultNotFoundComponent: NotFoundPage,
  })

/** False once if the guest has scrolled before the application loaded: they stay where they are. */
const mayScroll = () => {
  let isFirst = true
  return (): boolean => {
    const isHere = isFirst && (scrollY > 0 || (document.querySelector(LIST_COLUMN)?.scrollTop ?? 0) > 0)
    isFirst = false
    return !isHere
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    /** Layouts of specification §2: hides the footer on a phone. */
    hideFooterOnPhone?: boolean
    /** The account page of this route; sets its title. */
    accountPage?: AccountPageName
  }
}
