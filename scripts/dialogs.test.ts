import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..', 'src')

/** Files whose dialog does not close on Back by itself, with what answers Back instead. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'views/hotel/header/pictures/Lightbox.tsx': 'a history entry of its own',
  'views/profile/LeaveDialog.tsx': 'a blocker of navigation',
  'views/search/Filters.tsx': 'a history entry of its own',
  'views/searchForm/SearchBar.tsx': 'a history entry of its own',
}

const views = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
const sourcesWith = (text: string): string[] =>
  views.filter((file) => readFileSync(join(SRC, file), 'utf8').includes(text)).sort()

test('Back closes every dialog on a phone: menu, language, log-in and all others', () => {
  expect(sourcesWith('<Dialog').length).toBeGreaterThan(8)
  expect(sourcesWith('<dialog')).toEqual(['ui/overlay/Dialog.tsx'])
  expect(sourcesWith('backCloses={')).toEqual(Object.keys(OTHERWISE))
})
