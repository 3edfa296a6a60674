import { openAnew } from '#src/app/openAnew.ts'
import { makeRouter } from '#src/app/router.tsx'
import { loadTexts } from '#src/i18n/loadTexts.ts'
import { replace } from '#src/ui/replace.testing.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'

let opened: string[] = []
replace(openAnew, (path: string) => {
  opened.push(path)
  return Promise.resolve()
})

test.each([
  ['a page with card fields', '/inquiry/steps/request', '/inquiry/steps/request'],
  ['a page in another language', '/ar/faq', '/faq'],
])('a frozen page stays in its document where the application goes on to %s', async (_, address, path) => {
  const [texts, page] = [await loadTexts('en'), { locale: 'en', hourCycle: 'h23' } as const]
  const open = async (isFrozen: boolean): Promise<string[]> => {
    opened = []
    await makeRouter({ ...page, texts, isFrozen }, createMemoryHistory({ initialEntries: [address] })).load()
    return opened
  }
  expect(await open(true)).toEqual([])
  expect(await open(false)).toEqual([path])
})
