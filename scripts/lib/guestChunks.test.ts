import { expect, test } from 'vitest'
import { importsInVain, strayModules, type Chunk } from './guestChunks.ts'

const chunk = (fileName: string, moduleIds: string[], over: Partial<Chunk> = {}): Chunk => ({
  fileName,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  moduleIds: moduleIds.map((id) => `/project/${id}`),
  ...over,
})
const named = (name: string, moduleIds: string[], imports: string[] = []) => ({
  ...chunk(`${name}.js`, moduleIds, { imports }),
  name,
})
const entry = (dynamicImports: string[]) => chunk('index.js', ['src/app/start.tsx'], { isEntry: true, dynamicImports })

test.each([
  'node_modules/elkjs/lib/elk.bundled.js',
  'machines/charts/checkout.json',
  'machines/registry.ts',
  'machines/search/search.samples.ts',
  'machines/search/search.invariants.ts',
  'locales/staff.ts',
  'locales/en/staff/auth.ts',
  'machines/kit/chart/chartModel.ts',
])('a guest’s chunk may not contain %s', (module) => {
  const hotel = chunk('hotel.js', ['src/views/hotel/HotelPage.tsx'], { imports: ['shared.js'] })
  const shared = chunk('shared.js', ['src/ui/content/Numeral.tsx', module])
  expect(strayModules([entry(['hotel.js']), hotel, shared])).toEqual([`shared.js: /project/${module}`])
})

test('guests may load machines, their export policies and their texts', () => {
  const guests = [
    'machines/search/search.machine.ts',
    'machines/search/search.export.ts',
    'locales/he/search.ts',
    'machines/kit/export/redact.ts',
  ]
  expect(strayModules([entry(['search.js']), chunk('search.js', guests)])).toEqual([])
})

test('a staff page may load all of it, in chunks of its own', () => {
  const staff = chunk('staff.js', ['src/views/staff/machines/MachinesPage.tsx'], { imports: ['words.js'] })
  const words = chunk('words.js', ['locales/staff.ts'])
  expect(strayModules([entry(['staff.js']), staff, words])).toEqual([])
  expect(strayModules([entry(['staff.js', 'words.js']), staff, words])).toEqual(['words.js: /project/locales/staff.ts'])
})

const results = named('results', ['src/views/search/ResultsPage.tsx', 'src/ui/forms/Field.tsx'])

test('only pages that continue a search load the code of the hotel list', () => {
  const page = (name: string, module: string) => named(name, [module], ['results.js'])
  expect(
    importsInVain([
      results,
      page('hotels._id', 'src/routes/_hotels/hotels.$id.tsx?tsr-split=component'),
      page('FilterPanel', 'src/views/search/FilterPanel.tsx'),
      page('OpenedRoom', 'src/views/hotel/rooms/OpenedRoom.tsx'),
      page('account.favorites', 'src/views/favorites/FavoritesPage.tsx'),
      page('AuthDialog', 'src/views/auth/AuthDialog.tsx'),
      page('search.samples', 'machines/search/search.samples.ts'),
      named('about', ['src/routes/_default/about.tsx']),
    ]),
  ).toEqual(['AuthDialog.js: results.js'])
})

test('the home page loads no machines, API client or query cache, and no other page loads the home page', () => {
  const home = named('home', ['src/views/home/HomePage.tsx'], ['actors.js', 'fields.js', 'finding.js', 'results.js'])
  expect(
    importsInVain([
      results,
      home,
      named('actors', ['machines/kit/port.ts']),
      named('fields', ['src/ui/forms/Field.tsx']),
      named('finding', ['src/services/query.ts']),
      named('hotels._id', ['src/views/hotel/HotelPage.tsx'], ['home.js', 'finding.js', 'results.js']),
    ]),
  ).toEqual(['home.js: results.js', 'home.js: actors.js', 'home.js: finding.js', 'hotels._id.js: home.js'])
})
