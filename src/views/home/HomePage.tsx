import type { Destination } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { page } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Picture } from '#src/ui/content/Picture.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { SearchForm } from '#src/views/searchForm/SearchForm.tsx'
import { useSearchDraft } from '#src/views/searchForm/useSearchDraft.ts'
import { panelEntries } from '#src/views/searchForm/panelEntries.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { HowItWorks } from './HowItWorks.tsx'
import * as css from './HomePage.css.ts'
import { Invitations } from './Invitations.tsx'
import { SavingsBar } from './SavingsBar.tsx'
import { Tonight } from './Tonight.tsx'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { useInitialCriteria } from './useInitialCriteria.ts'
import skyline from './skyline.svg'

/** Opened by a press, and the list has its code anyway. */
const useLandingLine = lazyPart(async () => (await import('./LandingLine.tsx')).LandingLine)

/** @param onSearch `landing`: when the guest lands at the destination, `HH:MM`; null if they have not said. */
export const HomePage = ({ onSearch }: { onSearch: (criteria: SearchCriteria, landing: string | null) => void }) => {
  const words = useI18n()
  const { first, today } = useInitialCriteria()
  const router = useRouter()
  const [panels] = useState(() => panelEntries(router))
  const draft = useSearchDraft(first)
  const [landing, setLanding] = useState<{ airport: Destination; time: string } | null>(null)
  const [isLanding, setIsLanding] = useState(false)
  const { part, hasFailed, retry } = useLandingLine(isLanding)
  const LandingLine = isLanding ? part : null
  const landingAt = ({ destination }: SearchCriteria): string | null =>
    landing?.airport === destination ? landing.time : null
  return (
    <>
      <PageHead title={words.t('home.title')} description={words.t('home.description')} />
      <section className={css.hero}>
        <Picture src={skyline} alt="" width={1600} height={640} eager className={css.heroPicture} />
        <div className={css.heroWords}>
          <h1 className={css.tagline}>{words.t('common.tagline')}</h1>
          <p className={css.lead}>{words.t('home.lead')}</p>
        </div>
      </section>
      <div className={page}>
        <div className={css.desk}>
          <SearchForm
            draft={draft}
            panels={panels}
            onSearch={(criteria) => void panels.left().then(() => onSearch(criteria, landingAt(criteria)))}
            Shortcut={Tonight}
          >
            {LandingLine === null && (
              <Button
                look="quiet"
                size="small"
                icon={hasFailed ? icons.retry : icons.plane}
                busy={isLanding && !hasFailed}
                onClick={() => (isLanding ? retry() : setIsLanding(true))}
              >
                {words.t(hasFailed ? 'common.retry' : 'search.landing.open')}
              </Button>
            )}
          </SearchForm>
          {LandingLine !== null && <LandingLine draft={draft} onLanding={setLanding} />}
          <SavingsBar draft={draft} hasDates={today !== null} />
        </div>
        <HowItWorks today={today} />
        <Invitations stay={draft.criteria} timeZone={draft.timeZone} />
      </div>
    </>
  )
}
