import { openAnew } from '#src/app/openAnew.ts'
import { makeRouter } from '#src/app/router.tsx'
import { loadTexts } from '#src/i18n/loadTexts.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'

vi.mock('#src/app/openAnew.ts', () => ({ openAnew: vi.fn<() => Promise<void>>(() => Promise.resolve()) }))

test.each([
  ['a page with card fields', '/inquiry/steps/request'],
  ['a page in another language', '/ar/faq'],
])('a frozen page stays in its document where the application goes on to %s', async (_, address) => {
  const [texts, page] = [await loadTexts('en'), { locale: 'en', hourCycle: 'h23' } as const]
  const open = (isFrozen: boolean) =>
    makeRouter({ ...page, texts, isFrozen }, createMemoryHistory({ initialEntries: [address] })).load()

  await open(true)
  expect(openAnew).not.toHaveBeenCalled()
  await open(false)
  expect(openAnew).toHaveBeenCalledOnce()
  vi.mocked(openAnew).mockClear()
})
