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
}

/**
 * The router of one language: its routes know no prefix, its addresses carry it. Another language is another page,
 * because links that are already rendered keep the prefix they had.
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
    // On the server it would write an inline script, which the page's policy forbids.
    scrollRestoration: typeof window === 'undefined' ? false : mayScroll(),
    getScrollRestorationKey: scrollKeyOf,
    // When and whether is said by the prefetch rule.
    defaultPreload: 'viewport',
    defaultErrorComponent: RouteFailed,
    defaultNotFoundComponent: NotFoundPage,
  })

/** Once the page scrolls by itself; whoever has scrolled it before its application was there stays where they are. */
const mayScroll = () => {
  let isFirst = true
  return (): boolean => {
    const isHere = isFirst && scrollY > 0
    isFirst = false
    return !isHere
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    /** Layouts of specification §2: the footer may hide on a phone. */
    hideFooterOnPhone?: boolean
    /** A page of the account, and its title. */
    accountPage?: AccountPageName
  }
}
