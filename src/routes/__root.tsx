import type { RouterContext } from '#src/app/router.tsx'
import { isHotelPage, isHotelsPage, isLinkPage, isPublicPage, isWalletPage } from '#contract/http/pages.ts'
import { addGuestTexts, addHomeTexts, addHotelTexts, addPayingTexts, completeTexts } from '#src/i18n/loadTexts.ts'
import { enterCardDocument } from '#src/app/cardDocument.ts'
import { enterLanguageDocument } from '#src/app/languageDocument.ts'
import { CurrencyProvider } from '#src/app/CurrencyProvider.tsx'
import { redirectUnknownLocale } from '#contract/http/localePath.ts'
import { ErrorPage } from '#src/views/errors/ErrorPage.tsx'
import { NotFoundPage } from '#src/views/errors/NotFoundPage.tsx'
import { Shell } from '#src/app/Shell.tsx'
import { dialogEntries } from '#src/app/dialogEntries.ts'
import { BackStackContext } from '#src/ui/overlay/backStack.ts'
import { createRootRouteWithContext, Outlet, redirect, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ location, context, preload }) => {
    const target = redirectUnknownLocale(location.pathname)
    // Redirect by `href`: the router uses it unchanged, and the path may belong to another language.
    if (target !== null) throw redirect({ href: `${target}${location.searchStr}`, replace: true })
    if (!preload && context.isFrozen !== true) {
      await enterLanguageDocument(location.publicHref, context.locale)
      await enterCardDocument(location.pathname)
    }
    const { pathname } = location
    if (pathname === '/') await addHomeTexts(context.locale, context.texts)
    else if (isHotelPage(pathname)) await addHotelTexts(context.locale, context.texts)
    else if (isHotelsPage(pathname)) await completeTexts(context.locale, context.texts)
    else if (isWalletPage(pathname)) await addPayingTexts(context.locale, context.texts)
    // The pages behind links bring the few texts they have.
    else if (!isPublicPage(pathname) && !isLinkPage(pathname)) await addGuestTexts(context.locale, context.texts)
  },
  component: Root,
  errorComponent: Failed,
  notFoundComponent: () => (
    <Shell>
      <NotFoundPage />
    </Shell>
  ),
})

function Root() {
  const { locale, texts, hourCycle } = Route.useRouteContext()
  const router = useRouter()
  const [backStack] = useState(() => (typeof window === 'undefined' ? null : dialogEntries(router)))
  return (
    <BackStackContext value={backStack}>
      <CurrencyProvider locale={locale} texts={texts} hourCycle={hourCycle}>
        <Outlet />
      </CurrencyProvider>
    </BackStackContext>
  )
}

/** Replaces the whole page, so it provides its own texts. */
function Failed({ error }: { error: unknown }) {
  const { locale, texts, hourCycle } = Route.useRouteContext()
  return (
    <CurrencyProvider locale={locale} texts={texts} hourCycle={hourCycle}>
      <main>
        <ErrorPage error={error} />
      </main>
    </CurrencyProvider>
  )
}
