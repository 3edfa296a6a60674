import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { writeSearchUrl } from '#machines/search/search.url.ts'
import { repairSearchUrl } from '#src/actors/search/searchUrl.ts'
import { stopClock } from '#src/ui/clock.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { parseQuery, writeQuery } from './searchParams.ts'
import { useTimelyUrl } from './useTimelyUrl.ts'

beforeEach(() => setNow('2026-11-26T12:00'))
afterEach(() => void vi.restoreAllMocks())

test('a list left open past the days of its stay moves to the first possible day on return, as a link for them would', async () => {
  const router = await open('?in=2026-11-26-23&out=2026-11-28-11')
  await returnAt('2026-11-27T05:59')
  await expect.poll(() => reads).toBe(2)
  expect(router.state.location.search).toMatchObject({ in: '2026-11-26-23' })
  await returnAt('2026-11-27T06:00')
  await expect.poll(() => router.state.location.search).toMatchObject({ in: '2026-11-27-23', out: '2026-11-29-11' })
})

test('within a quarter of an hour nothing is read again', async () => {
  await open('?in=2026-12-26-23&out=2026-12-28-11')
  await returnAt('2026-11-26T12:14')
  await returnAt('2026-11-26T12:16')
  await expect.poll(() => reads).toBe(2)
})

let reads = 0

const List = () => {
  useTimelyUrl()
  return <p>list</p>
}

const open = async (query: string) => {
  reads = 0
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: async ({ location }) => {
      reads += 1
      const mended = await repairSearchUrl(location.search, () => Promise.resolve('Asia/Jerusalem'))
      if (mended !== null) throw redirect({ to: '/', search: writeSearchUrl(mended), replace: true })
    },
    component: List,
  })
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: [`/${query}`] }),
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
  })
  renderPage(<RouterProvider router={router} />)
  await expect.element(page.getByText('list')).toBeVisible()
  return router
}

/** Every place on earth has the same hour here. */
const setNow = (time: string): void => {
  stopClock(time)
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(`${time}Z`))
}

const returnAt = async (time: string): Promise<void> => {
  setNow(time)
  window.dispatchEvent(new Event('focus'))
  await new Promise((resolve) => requestAnimationFrame(resolve))
}
