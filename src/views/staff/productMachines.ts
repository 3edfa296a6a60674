import { loadStateCounts } from '#src/actors/staff/staffDesk.ts'
import { EVENT_ROUTES } from '#src/actors/system/eventRoutes.ts'
import { machineOf } from './machineOf.ts'
import { productJourneys } from './productJourneys.ts'
import { productLive } from './productLive.ts'
import { chartPhrases, wordsOf } from '#src/i18n/machineWords.ts'
import { productQuestions as questions } from '#src/i18n/staffTexts.ts'
import type { MachineName } from '#machines/registry.ts'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import type { CoverageReport, DefectReport } from '#machines/kit/visualizer/reports.ts'
import { buildName } from '#src/views/parts/support/buildName.ts'
import type { ChartFile, KeptBuild, MachineCatalogue } from './machines/catalogue.ts'
import { loadTestWriter } from './productTests.ts'

const CHARTS = import.meta.glob<ChartFile>('/machines/charts/*.json', { import: 'default' })
const ROUTES = import.meta.glob<Readonly<Record<string, string>>>('/machines/charts/routes/*.json', {
  import: 'default',
})
const COVERAGE = import.meta.glob<CoverageReport>('/machines/charts/coverage/*.json', { import: 'default' })
const DEFECTS = import.meta.glob<DefectReport>('/machines/charts/defects/*.json', { import: 'default' })
const KEPT = import.meta.glob<{ model: Chart }>(['/machines/charts/kept/*/*.json', '!**/build.json'], {
  import: 'default',
})
const KEPT_BUILDS = import.meta.glob<KeptBuild & { date: string }>('/machines/charts/kept/*/build.json', {
  import: 'default',
  eager: true,
})

/** Loads the samples of one machine: with those of all, the page would wait for 91 kB. */
const SPECS: Readonly<Record<MachineName | 'negotiation', () => Promise<MachineSpec>>> = {
  auth: async () => (await import('#machines/auth/auth.samples.ts')).authSpec,
  cancelling: async () => (await import('#machines/cancelling/cancelling.samples.ts')).cancellingSpec,
  checkout: async () => (await import('#machines/checkout/checkout.samples.ts')).checkoutSpec,
  credentials: async () => (await import('#machines/credentials/credentials.samples.ts')).credentialsSpec,
  destination: async () => (await import('#machines/destination/destination.samples.ts')).destinationSpec,
  favorites: async () => (await import('#machines/favorites/favorites.samples.ts')).favoritesSpec,
  identitySession: async () =>
    (await import('#machines/identitySession/identitySession.samples.ts')).identitySessionSpec,
  inquiry: async () => (await import('#machines/inquiry/inquiry.samples.ts')).inquirySpec,
  map: async () => (await import('#machines/map/map.samples.ts')).mapSpec,
  negotiation: async () => (await import('#machines/negotiation/negotiation.samples.ts')).negotiationSpec,
  paymentMethods: async () => (await import('#machines/paymentMethods/paymentMethods.samples.ts')).paymentMethodsSpec,
  profile: async () => (await import('#machines/profile/profile.samples.ts')).profileSpec,
  rates: async () => (await import('#machines/rates/rates.samples.ts')).ratesSpec,
  search: async () => (await import('#machines/search/search.samples.ts')).searchSpec,
  wallet: async () => (await import('#machines/wallet/wallet.samples.ts')).walletSpec,
}
const specs: Readonly<Partial<Record<string, () => Promise<MachineSpec>>>> = SPECS

const nothing = (machine: string) => Promise.reject(new Error(`There is no machine ${machine}`))

/** What the visualizer knows of Stayless. */
export const productMachines: MachineCatalogue = {
  machines: Object.keys(SPECS),
  get build() {
    return buildName()
  },
  words: wordsOf,
  phrases: chartPhrases,
  loadChart: (machine) => CHARTS[`/machines/charts/${machine}.json`]?.() ?? nothing(machine),
  loadSpec: (machine) => specs[machine]?.() ?? nothing(machine),
  loadRoutes: (machine) => ROUTES[`/machines/charts/routes/${machine}.json`]?.() ?? nothing(machine),
  loadReports: async (machine) => {
    const [coverage, defects] = await Promise.all([
      COVERAGE[`/machines/charts/coverage/${machine}.json`]?.(),
      DEFECTS[`/machines/charts/defects/${machine}.json`]?.(),
    ])
    return { coverage: coverage ?? null, defects: defects ?? null }
  },
  kept: Object.values(KEPT_BUILDS).toSorted((one, other) => other.date.localeCompare(one.date)),
  loadKept: async (machine, build) => (await KEPT[`/machines/charts/kept/${build}/${machine}.json`]?.())?.model ?? null,
  loadCounts: async (machine) => {
    if (machine !== 'negotiation') return null
    const { negotiation } = await loadStateCounts()
    return Object.fromEntries(Object.entries(negotiation).map(([state, count]) => [`negotiation.${state}`, count]))
  },
  examples: questions.examples,
  synonyms: questions.synonyms,
  happenings: questions.happenings,
  loadTestWriter,
  journeys: productJourneys,
  // The server steps negotiations.
  live: { ...productLive, machines: Object.keys(SPECS).filter((machine) => machine !== 'negotiation') },
  routes: EVENT_ROUTES.map(({ from, on, to }) => ({ from: machineOf(from), on, to: machineOf(to) })),
}
