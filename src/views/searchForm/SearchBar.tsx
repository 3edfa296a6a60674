import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { usePlaceName } from '#src/views/parts/hotel/usePlaceName.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { useSheet } from '#src/views/parts/useSheet.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { panelEntries } from './panelEntries.ts'
import * as css from './SearchBar.css.ts'
import { SearchForm } from './SearchForm.tsx'
import { useSearchDraft } from './useSearchDraft.ts'

export interface SearchBarProps {
  /** Criteria of the shown search. */
  criteria: SearchCriteria
  /** A search is running. */
  busy: boolean
  onSearch: (criteria: SearchCriteria) => void
}

/** In the header of the results, above the medium breakpoint. */
export const SearchBar = ({ criteria, busy, onSearch }: SearchBarProps) => {
  const draft = useSearchDraft(criteria, 'bar')
  return (
    <div className={css.bar}>
      <SearchForm shape="bar" draft={draft} busy={busy} onSearch={onSearch} />
    </div>
  )
}

/** Below the medium breakpoint: the search in two lines; a press opens the form. */
export const SearchSummary = ({ criteria, busy, onSearch }: SearchBarProps) => {
  const words = useI18n()
  const place = usePlaceName(criteria.destination)
  const draft = useSearchDraft(criteria, 'sheet')
  const [open, setOpen] = useSheet('search')
  const router = useRouter()
  const [panels] = useState(() => panelEntries(router))
  // The entry of a panel over the form comes first.
  const close = () => void panels.left().then(() => setOpen(false))
  const guests = criteria.rooms.reduce((sum, room) => sum + room.adults + room.children.length, 0)
  return (
    <>
      <button type="button" className={css.summary} data-search-summary="" onClick={() => setOpen(true)}>
        <Icon path={icons.search} />
        <span className={css.words}>
          <span className={css.place}>
            <bdi>{place}</bdi>
          </span>
          <Facts className={css.facts}>
            <span className={css.stay}>
              {criteria.checkIn === draft.night ? (
                words.t('common.stay.tonightNow')
              ) : (
                <>
                  {words.day(criteria.checkIn, 'dayMonth')} <Numeral>{words.hourOf(criteria.checkIn)}</Numeral>
                </>
              )}
              <Icon path={icons.next} size="small" />
              {words.day(criteria.checkOut, 'dayMonth')} <Numeral>{words.hourOf(criteria.checkOut)}</Numeral>
            </span>
            <span className={css.guests}>{words.plural('common.guests', guests)}</span>
          </Facts>
        </span>
      </button>
      <Dialog
        open={open}
        shape="wide"
        backCloses={false}
        onClose={close}
        title={words.t('search.form.label')}
        closeLabel={words.t('common.close')}
      >
        <SearchForm
          shape="box"
          draft={draft}
          busy={busy}
          panels={panels}
          // The new list replaces this sheet: no explicit close.
          onSearch={(wanted) => void panels.left().then(() => onSearch(wanted))}
        />
      </Dialog>
    </>
  )
}
