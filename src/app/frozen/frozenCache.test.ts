import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { freezeCache } from './frozenCache.ts'

test('a frozen cache shows what the guest had, and asks for nothing, whatever a query says of itself', async () => {
  const client = new QueryClient()
  freezeCache(client, [{ key: ['hotel', 'en', 'nyc-0001'], data: { name: 'Plaza' }, at: 1 }])
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('fresh'))
  const eager = { queryFn: ask, enabled: true, staleTime: 0, refetchOnMount: 'always' as const, retry: false }

  const had = new QueryObserver(client, { queryKey: ['hotel', 'en', 'nyc-0001'], ...eager })
  const missing = new QueryObserver(client, { queryKey: ['config'], ...eager })
  const leave = [had.subscribe(() => undefined), missing.subscribe(() => undefined)]
  void client.fetchQuery({ queryKey: ['rooms'], queryFn: ask })
  await client.invalidateQueries()
  expect(had.getCurrentResult().data).toEqual({ name: 'Plaza' })
  expect(missing.getCurrentResult().data).toBeUndefined()
  expect(ask).not.toHaveBeenCalled()
  for (const stop of leave) stop()
})
