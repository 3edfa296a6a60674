import { STAFF_INQUIRY_CAUSES } from '#contract/inquiry/desk.ts'
import { staffInquiries } from '#src/actors/negotiation/staffInquiries.ts'
import { staffInquiries as texts } from '#src/i18n/staffTexts.ts'
import { Select } from '#src/ui/forms/Field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StaffAnswer } from './StaffAnswer.tsx'
import { StaffInquiryCard } from './StaffInquiryCard.tsx'
import * as css from './staff.css.ts'
import { useDoneMessage } from './useDoneMessage.tsx'

const ALL = 'all'

/** Decisions §13: requests whose hotel has no address, that are overdue, or whose money a person must look at. */
export const StaffInquiries = () => {
  const [only, setOnly] = useState<string>(ALL)
  const { message, tell } = useDoneMessage()
  const query = useQuery({ ...staffInquiries(), refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
  return (
    <>
      <div>
        <Select
          label={texts.show}
          withoutMessage
          className={css.filter}
          value={only}
          options={[
            { value: ALL, label: texts.all },
            ...STAFF_INQUIRY_CAUSES.map((value) => ({ value, label: texts.only[value] })),
          ]}
          onChange={({ target }) => setOnly(target.value)}
        />
        {message}
      </div>
      <StaffAnswer query={query}>
        {({ inquiries, found }) => {
          const shown = inquiries.filter(({ cause }) => only === ALL || cause === only)
          return (
            <>
              {shown.length === 0 ? (
                <p role="status" className={css.text}>
                  {texts.none}
                </p>
              ) : (
                <ul className={css.list}>
                  {shown.map((one) => (
                    <li key={one.id}>
                      <StaffInquiryCard one={one} onDone={tell} />
                    </li>
                  ))}
                </ul>
              )}
              {found > inquiries.length && <p>{texts.more}</p>}
            </>
          )
        }}
      </StaffAnswer>
    </>
  )
}
