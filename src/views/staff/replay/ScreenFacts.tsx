import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { staffReplay as texts } from '#src/i18n/staffTexts.ts'
import { knownZone } from './replay.rules.ts'
import { HiddenValue } from './HiddenValue.tsx'
import * as css from './replay.css.ts'

export const ScreenFacts = ({ envelope: { build, page } }: { envelope: CaptureEnvelope }) => {
  const words = useI18n()
  const clock = words.wallClock(page.now, knownZone(page.zone))
  const facts = [
    [texts.fact.build, build],
    [texts.fact.page, page.route],
    ...Object.entries(page.params),
    ...Object.entries(page.search),
    [texts.fact.language, page.locale],
    [texts.fact.zone, page.zone],
    [texts.fact.clock, `${words.day(clock.slice(0, 10), 'withYear')}, ${words.time(clock)}`],
    [texts.fact.size, `${page.width} × ${page.height}, ${texts.scheme[page.scheme]}`],
    [texts.fact.currency, texts.currency(page.currency.code, words.number(page.currency.rate))],
    [texts.fact.connection, page.isOnline ? texts.online : texts.offline],
    [texts.fact.login, page.isSignedIn ? texts.yes : texts.no],
    ...(page.userAgentFamily === undefined ? [] : [[texts.fact.browser, page.userAgentFamily]]),
  ]
  return (
    <>
      <h3 className={css.part}>{texts.facts}</h3>
      <dl className={css.facts}>
        {facts.map(([name = '', value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt className={css.mute}>{name}</dt>
            <dd className={css.factValue}>
              <HiddenValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
