/** A captured screen, which staff look at, opens in this document; nobody else is sent one (`contract/http/pages.ts`). */
const openPage = (): Promise<unknown> =>
  parent !== window && location.pathname.endsWith('/frozen')
    ? import('./app/frozen/openFrozen.ts').then(({ openFrozen }) => openFrozen())
    : import('./app/start.tsx').then(({ start }) => start())

// Load the application right after the first paint of the prerendered HTML.
requestAnimationFrame(() => {
  setTimeout(() => void openPage())
})
