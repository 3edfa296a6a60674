import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { SERVER_HEAD_ATTR } from '#contract/http/document.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { PageHead, type PageHeadProps } from './PageHead.tsx'

afterEach(() => {
  renderPage(null)
  document.head.querySelectorAll(`[${SERVER_HEAD_ATTR}]`).forEach((one) => one.remove())
})

test("the server's head stays until the page sets the same, and nothing is duplicated", async () => {
  say(`<title ${SERVER_HEAD_ATTR}>Lark House · Stayless</title>
       <meta ${SERVER_HEAD_ATTR} name="description" content="A hotel."><link ${SERVER_HEAD_ATTR} rel="canonical" href="https://x.example">`)
  renderPage(<Page />)
  expect(document.title).toBe('Lark House · Stayless')
  const titles: string[] = []
  const watcher = new MutationObserver(() => titles.push(document.title))
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true })

  renderPage(<Page title="Lark House" />)
  await expect.poll(() => document.head.querySelectorAll('meta[name=description]').length).toBe(1)
  expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1)
  await expect.poll(() => titles.length).toBeGreaterThan(0)
  expect(new Set(titles)).toEqual(new Set(['Lark House · Stayless']))
  watcher.disconnect()

  // The next page, before it has a title.
  renderPage(<Page />)
  expect(document.title).toBe('Stayless')
})

test("a private page has the site's name in its title, and noindex", () => {
  renderPage(<Page title="Pay" hidden />)
  expect([document.title, robots()]).toEqual(['Pay · Stayless', 'noindex'])
})

test('an error page has only a title, and noindex', () => {
  renderPage(<Page title="404 Not Found" isError />)
  expect([document.title, robots()]).toEqual(['404 Not Found', 'noindex'])
})

const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name=robots]')?.content

const say = (html: string): void => document.head.insertAdjacentHTML('afterbegin', html)

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const Page = ({ title, ...kind }: Partial<PageHeadProps>) => (
  <RouterContextProvider router={router}>
    <PageI18nProvider locale="en" texts={en}>
      {title && <PageHead title={title} description="A hotel." {...kind} />}
    </PageI18nProvider>
  </RouterContextProvider>
)
