import type { SearchCriteria } from '#contract/hotels.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useState } from 'react'
import { SearchForm } from '#src/views/searchForm/SearchForm.tsx'
import { useSearchDraft } from '#src/views/searchForm/useSearchDraft.ts'

/** Other days, hours or guests for the hotel that is shown. */
export const ChangeStay = ({
  criteria,
  timeZone,
  onChange,
}: {
  criteria: SearchCriteria
  /** Of the hotel; undefined while it is not known. */
  timeZone: string | undefined
  onChange: (criteria: SearchCriteria) => void
}) => {
  const words = useWords()
  const draft = useSearchDraft(criteria, 'search', timeZone)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="line" icon="pen" onClick={() => setOpen(true)}>
        {words.t('hotel.changeHours')}
      </Button>
      <Dialog
        open={open}
        shape="wide"
        onClose={() => setOpen(false)}
        title={words.t('hotel.changeHours')}
        closeLabel={words.t('common.close')}
      >
        <SearchForm
          shape="box"
          withoutDestination
          draft={draft}
          onSearch={(wanted) => {
            setOpen(false)
            onChange(wanted)
          }}
        />
      </Dialog>
    </>
  )
}
