import { openChannel, THIS_DOCUMENT, type LivePage } from '#src/actors/system/liveMessages.ts'
import { watchTabs, type LiveNews } from '#src/actors/system/liveWatch.ts'
import { live as texts } from '#src/i18n/staffTexts.ts'
import { buildName } from '#src/views/parts/support/buildName.ts'
import { machineOf } from './machineOf.ts'
import type { LiveNews as News, LiveSource } from './machines/catalogue.ts'

/** E.g. `/hotels/$id` as `/hotels/…`, and `/checkout/{-$id}` as `/checkout`. */
export const routeText = (route: string): string =>
  route
    .replaceAll(/\/\{-\$\w+\}/g, '')
    .replaceAll(/\$\w+/g, '…')
    .replace(/(?<=.)\/$/, '')

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })
const languageText = (locale: string): string => {
  try {
    return LANGUAGES.of(locale) ?? locale
  } catch {
    // Not a language.
    return locale
  }
}

const factsOf = ({ route, locale, width, height, currency, isOnline }: LivePage): readonly string[] => [
  routeText(route) === '' ? '/' : routeText(route),
  languageText(locale),
  `${width} × ${height}`,
  currency,
  isOnline ? texts.online : texts.offline,
]

const newsOf = (news: LiveNews, build: string): News => {
  if (news.kind === 'gone') return news
  if (news.kind === 'steps') {
    const steps = news.steps.map(({ source, ...step }) => ({
      ...step,
      source: source === null ? null : { machine: machineOf(source.from), on: source.on },
    }))
    return { ...news, steps }
  }
  const { document, tab, actors, page } = news.tab
  return {
    kind: 'tab',
    tab: {
      document,
      tab,
      actors,
      isHere: document === THIS_DOCUMENT,
      isOtherBuild: news.tab.build !== build,
      facts: factsOf(page),
    },
  }
}

/** What runs in the tabs of this browser. */
export const productLive: Omit<LiveSource, 'machines'> = {
  home: '/',
  watch: (tell) => {
    const build = buildName()
    return watchTabs(crypto.randomUUID(), openChannel, (news) => tell(newsOf(news, build)))
  },
}
