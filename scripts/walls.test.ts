import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { array, create, string, type } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/**
 * Forbidden imports. Each one is planted in a file of its own and must be rejected. A name before a module is the imported name.
 */
const REFUSED: readonly (readonly [file: string, ...imports: string[]])[] = [
  [
    'contract/deep/planted.ts',
    '#machines/search/search.rules.ts',
    '#src/ui/content/Numeral.tsx',
    '#server/clock.ts',
    '#locales/en.ts',
  ],
  ['contract/planted.ts', 'xstate', 'react', 'hono', 'node:fs', '../machines/kit/port.ts'],
  ['machines/search/planted.ts', '#src/services/http.ts', '#server/http/api.ts', '#locales/kit/texts.ts'],
  [
    'machines/search/planted.test.ts',
    '#demoImages/scene.ts',
    '#src/actors/search/searchActor.ts',
    'react',
    '@tanstack/react-query',
  ],
  [
    'machines/kit/planted.ts',
    'firebase/auth',
    'braintree-web/client',
    'ol/Map',
    'node:fs/promises',
    '../search/search.url.ts',
  ],
  [
    'demoImages/planted.ts',
    '#contract/hotel/stay.ts',
    '#server/clock.ts',
    'superstruct',
    'node:crypto',
    '../server/clock.ts',
  ],
  ['locales/kit/planted.ts', '#src/i18n/i18n.ts', '#machines/kit/failure.ts', '#server/clock.ts', 'react'],
  ['src/styles/planted.css.ts', '#src/ui/classes.ts', '#contract/hotel/stay.ts'],
  [
    'src/ui/planted.tsx',
    '#machines/kit/failure.ts',
    '#src/actors/search/searchActor.ts',
    '#src/services/clock.ts',
    '#src/views/layout/PageHead.tsx',
  ],
  [
    'src/ui/deep/planted.tsx',
    '#src/routes/__root.tsx',
    '#src/app/start.tsx',
    '#src/i18n/i18n.ts',
    '#locales/en/common.ts',
    'xstate',
  ],
  [
    'src/i18n/planted.ts',
    '#src/actors/search/searchActor.ts',
    '#src/services/http.ts',
    '#src/views/home/HomePage.tsx',
    '#machines/auth/auth.rules.ts',
  ],
  [
    'src/services/identity/planted.ts',
    '#src/actors/auth/auth.ts',
    '#src/views/auth/useAuth.ts',
    '#src/ui/content/Numeral.tsx',
    '#server/clock.ts',
    'react',
  ],
  [
    'src/actors/planted.ts',
    '#src/views/auth/useAuth.ts',
    '#src/ui/content/Numeral.tsx',
    '#src/app/router.tsx',
    '#src/routes/__root.tsx',
  ],
  [
    'src/actors/deep/planted.ts',
    '#src/i18n/i18n.ts',
    '#server/clock.ts',
    'react',
    'firebase/auth',
    '../../views/auth/useAuth.ts',
  ],
  ['src/actors/began.planted.ts', 'createActor xstate', 'Actor xstate', 'interpret xstate'],
  ['src/services/identity/began.planted.ts', 'createActor xstate'],
  ['src/views/home/began.planted.tsx', 'createActor xstate', 'useMachine @xstate/react', 'useActorRef @xstate/react'],
  ['src/routes/_default/began.planted.tsx', 'createActor xstate', 'useActor @xstate/react'],
  ['src/app/began.planted.ts', 'createActor xstate'],
  ['src/views/home/planted.tsx', '#src/services/http.ts', '#src/services/identity/identity.ts', '#server/clock.ts'],
  ['src/views/home/deep/planted.tsx', '#src/app/start.tsx', '#src/routes/_default/index.tsx', '#locales/en/home.ts'],
  ['src/views/staff/desk/planted.tsx', '#src/views/account/AccountFrame.tsx', '#src/services/http.ts'],
  ['src/views/hotel/rooms/planted.tsx', '#src/views/search/HotelCard.tsx', '#src/services/http.ts'],
  ['src/views/auth/planted.tsx', '#src/views/checkout/useCheckout.ts', '#src/views/search/deep/HotelCard.tsx'],
  [
    'src/views/auth/planted.ts',
    '#machines/auth/auth.machine.ts',
    '#machines/auth/reset.states.ts',
    '../checkout/useCheckout.ts',
  ],
  [
    'src/views/auth/planted.test.tsx',
    '#src/views/checkout/useCheckout.ts',
    '#server/clock.ts',
    '#src/services/http.ts',
  ],
  ['src/views/layout/planted.tsx', '#src/views/home/HomePage.tsx', '#src/services/deep/http.ts'],
  [
    'src/routes/_default/planted.tsx',
    '#src/services/http.ts',
    '#server/clock.ts',
    '#machines/search/search.machine.ts',
  ],
  ['src/app/planted.tsx', '#server/clock.ts', '#machines/search/search.machine.ts', '#demoImages/scene.ts'],
  [
    'server/planted.ts',
    '#src/services/http.ts',
    '#machines/search/search.url.ts',
    '#machines/negotiation/negotiation.machine.ts',
    '#machines/kit/port.ts',
    'xstate',
    '#locales/en.ts',
    '#demoImages/scene.ts',
    'react',
  ],
  [
    'server/modules/hotels/planted.ts',
    '#server/demo/catalogue/cities.ts',
    '#server/compose/services.ts',
    '#demoImages/chance.ts',
    '#machines/negotiation/negotiation.machine.ts',
    '#machines/search/step.ts',
    'xstate',
  ],
  [
    'server/modules/hotels/deep/planted.ts',
    '#server/emulators/identity/provider.ts',
    '#src/ui/content/Numeral.tsx',
    '../../standins/demoStays.ts',
  ],
  [
    'server/adapters/payments/planted.ts',
    '#machines/negotiation/step.ts',
    '#server/emulators/gateway/merchant.ts',
    '#server/modules/user/user.store.ts',
    '#server/db/schema.ts',
  ],
  [
    'server/http/planted.ts',
    '#server/demo/catalogue/pictures.ts',
    '#server/modules/user/user.store.ts',
    '#server/adapters/payments/deep/x.ts',
  ],
  [
    'server/db/planted.ts',
    '#server/emulators/identity/accounts.store.ts',
    '#server/modules/user/user.store.ts',
    '#server/http/api.ts',
  ],
  ['server/jobs/planted.ts', '#server/demo/demoStays.ts', '#server/modules/user/user.store.ts'],
  ['server/limits/planted.ts', '#server/demo/demoStays.ts', '#server/adapters/identity/identity.port.ts'],
  ['server/mail/planted.ts', '#server/demo/demoStays.ts', '#server/modules/user/user.store.ts', '#src/i18n/i18n.ts'],
  [
    'server/emulators/gateway/planted.ts',
    '#server/demo/demoStays.ts',
    '#server/compose/services.ts',
    '#demoImages/scene.ts',
    '#src/services/http.ts',
  ],
  ['server/demo/planted.ts', '#demoImages/scene.ts', '#server/compose/services.ts'],
  [
    'server/modules/hotels/planted.db.test.ts',
    '#src/services/http.ts',
    '#machines/search/search.url.ts',
    '#machines/negotiation/negotiation.machine.ts',
  ],
  [
    'e2e/journeys/site/planted.e2e.ts',
    '#server/clock.ts',
    '#src/views/auth/useAuth.ts',
    '#src/i18n/i18n.ts',
    '#demoImages/scene.ts',
  ],
  ['e2e/pages/planted.page.ts', '#server/http/api.ts', '#src/services/http.ts'],
  ['bench/planted.ts', '#src/views/home/HomePage.tsx', '../server/clock.ts'],
  ['scripts/planted.mjs', '#server/config.ts', '../server/config.ts'],
  ['scripts/mutants/planted.ts', '#src/actors/search/searchActor.ts', '#server/config.ts', '../../server/config.ts'],
  ['scripts/machines/planted.ts', '#src/actors/search/searchActor.ts', '#server/clock.ts', '../../src/actors/root.ts'],
  ['scripts/texts/planted.ts', '#src/i18n/errorText.ts', '#server/config.ts', '../../server/config.ts'],
]

/** Allowed imports, close to each forbidden one. */
const ALLOWED: readonly (readonly [file: string, ...imports: string[]])[] = [
  ['contract/planted.ok.ts', '#contract/hotel/stay.ts', 'superstruct', './stay.ts'],
  [
    'machines/search/planted.ok.ts',
    '#contract/hotel/stay.ts',
    '#machines/kit/deep/port.ts',
    'xstate',
    './search.rules.ts',
  ],
  ['demoImages/planted.ok.ts', './chance.ts'],
  ['demoImages/planted.test.ts', './chance.ts', 'node:crypto', 'vitest'],
  ['locales/he/planted.ok.ts', '../shape.ts', '#contract/shared/locale.ts', '#locales/kit/texts.ts'],
  ['src/ui/planted.ok.tsx', '#src/styles/theme.css.ts', '#contract/hotel/stay.ts', 'react', './Numeral.tsx'],
  ['src/i18n/planted.ok.ts', '#locales/en.ts', '#machines/kit/validation.ts', '#src/ui/content/Numeral.tsx', 'react'],
  [
    'src/services/identity/planted.ok.ts',
    '#contract/user/user.ts',
    '#machines/auth/auth.ports.ts',
    'firebase/auth',
    '#src/services/http.ts',
  ],
  ['src/actors/planted.ok.ts', '#machines/auth/auth.machine.ts', '#src/services/identity/identity.ts', 'xstate'],
  ['src/actors/system/actorSystem.ts', 'Actor xstate'],
  ['src/actors/planted.test.ts', 'createActor xstate'],
  ['src/actors/planted.testing.ts', 'createActor xstate'],
  ['src/actors/planted.node.test.ts', 'createActor xstate'],
  ['src/services/identity/planted.testing.ts', 'createActor xstate'],
  ['src/views/home/planted.browser.test.tsx', 'createActor xstate', 'useSelector @xstate/react'],
  ['src/actors/planted.db.test.ts', '#server/http/api.ts', '#machines/auth/auth.machine.ts'],
  ['src/actors/planted.db.testing.ts', '#server/http/api.ts'],
  [
    'src/views/auth/planted.ok.tsx',
    '#src/actors/auth/authActor.ts',
    '#src/ui/content/Numeral.tsx',
    '#src/views/layout/PageHead.tsx',
    '#src/views/forms/deep/x.ts',
  ],
  [
    'src/views/auth/planted.ok.ts',
    '#machines/auth/auth.selectors.ts',
    '#locales/kit/money.ts',
    './useAuth.ts',
    'react',
  ],
  ['src/views/staff/desk/planted.ok.tsx', '#src/views/staff/frame/StaffPage.tsx', '#machines/registry.ts'],
  ['src/views/hotel/rooms/planted.ok.tsx', '#src/views/hotel/useHotel.ts', '#src/views/hotel/stay/useLiveStay.ts'],
  ['src/views/auth/planted.ok.test.tsx', '#locales/he.ts', '#src/views/parts/hotel/FavoriteButton.tsx'],
  [
    'src/routes/_default/planted.ok.tsx',
    '#src/views/home/HomePage.tsx',
    '#src/app/Shell.tsx',
    '#src/services/clock.ts',
  ],
  [
    'src/app/planted.ok.tsx',
    '#src/views/home/HomePage.tsx',
    '#src/routes/__root.tsx',
    '#src/services/storage.ts',
    '#locales/en.ts',
  ],
  [
    'server/planted.ok.ts',
    '#server/demo/demoAccounts.ts',
    '#contract/http/config.ts',
    '#locales/server.ts',
    '#machines/negotiation/step.ts',
  ],
  [
    'server/modules/hotels/planted.ok.ts',
    '#server/adapters/payments/payments.port.ts',
    '#server/db/schema.ts',
    '#server/modules/rates/quote.ts',
    '#machines/negotiation/step.ts',
  ],
  [
    'server/modules/hotels/planted.test.ts',
    '#server/demo/catalogue/cities.ts',
    '#demoImages/chance.ts',
    '#machines/negotiation/step.ts',
  ],
  ['server/db/planted.ok.ts', '#server/modules/user/user.tables.ts', '#server/clock.ts'],
  ['server/demo/catalogue/planted.ok.ts', '#demoImages/scene.ts', '#server/modules/hotels/hotelSource.port.ts'],
  ['scripts/machines/planted.ok.ts', '#machines/registry.ts', '#locales/staff.ts', '../lib/run.mjs', './layout.ts'],
  [
    'e2e/journeys/site/planted.ok.e2e.ts',
    '#contract/http/pages.ts',
    '#machines/search/search.url.ts',
    '#locales/en.ts',
    '../../pages/home.page.ts',
    '../../languages.ts',
    '../../test.ts',
  ],
]

const Report = type({ diagnostics: array(type({ code: string(), filename: string(), message: string() })) })

/** One file for each import, to show that each is rejected on its own. */
const fileOf = (file: string, place: number): string => file.replace('planted', `planted${place}`)
const planted = (lines: typeof REFUSED) =>
  lines.flatMap(([file, ...imports]) => imports.map((specifier, place) => ({ file: fileOf(file, place), specifier })))

/** `createActor xstate` imports one name from a module. */
const lineOf = (specifier: string): string => {
  const [module = '', name] = specifier.split(' ').toReversed()
  return name === undefined ? `import '${module}'\n` : `import { ${name} } from '${module}'\n`
}

let tree: string
let refused: Map<string, string>
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'walls-'))
  // The project's import rules, without the rules that need types.
  const { overrides } = create(
    JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')),
    type({ overrides: array() }),
  )
  writeFileSync(join(tree, '.oxlintrc.json'), JSON.stringify({ plugins: [], categories: {}, overrides }))
  for (const { file, specifier } of [...planted(REFUSED), ...planted(ALLOWED)]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), lineOf(specifier))
  }
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: tree,
    encoding: 'utf8',
  })
  const { diagnostics } = create(JSON.parse(stdout), Report)
  refused = new Map(
    diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename, message }) => [filename, message]),
  )
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

test.each(planted(REFUSED))('$file may not import $specifier', ({ file, specifier }) => {
  for (const word of specifier.split(' ')) expect(refused.get(file)).toContain(word)
})

test.each(planted(ALLOWED))('$file may import $specifier', ({ file }) => {
  expect(refused.get(file)).toBeUndefined()
})
