import type { SearchCriteria } from '#contract/hotels.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { useToday } from '#src/i18n/useToday.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useState } from 'react'
import { SearchForm } from '#src/views/searchForm/SearchForm.tsx'
import { useSearchDraft } from '#src/views/searchForm/useSearchDraft.ts'

/** Other days, hours or guests for the hotel that is shown. */
export const ChangeStay = ({
  criteria,
  onChange,
}: {
  criteria: SearchCriteria
  onChange: (criteria: SearchCriteria) => void
}) => {
  const words = useWords()
  const today = useToday()
  const draft = useSearchDraft(criteria, today)
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
          today={today}
          onSearch={(wanted) => {
            setOpen(false)
            onChange(wanted)
          }}
        />
      </Dialog>
    </>
  )
}
