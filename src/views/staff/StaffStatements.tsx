import { fill } from '#src/views/staff/desk/desk.rules.ts'
import type { BilledState } from '#contract/booking/statements.ts'
import { staffStatements } from '#src/actors/bookings/staffStatements.ts'
import { staffStatements as texts } from '#src/i18n/staffTexts.ts'
import { Select } from '#src/ui/forms/Field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InvoiceLimit } from './InvoiceLimit.tsx'
import { StaffAnswer } from './StaffAnswer.tsx'
import { StaffStatementCard } from './StaffStatementCard.tsx'
import * as css from './staff.css.ts'
import { useDoneMessage } from './useDoneMessage.tsx'

const STATES = ['issued', 'paid'] as const satisfies readonly BilledState[]

/** Decisions §8: statements of all accounts, which are paid, and how much an account may owe. */
export const StaffStatements = () => {
  const [state, setState] = useState<BilledState>('issued')
  const { message, tell } = useDoneMessage()
  const query = useQuery({ ...staffStatements(state), refetchOnMount: 'always' })
  return (
    <>
      <div>
        <Select
          label={texts.show}
          withoutMessage
          className={css.filter}
          value={state}
          options={STATES.map((value) => ({ value, label: texts.state[value] }))}
          onChange={({ target }) => setState(target.value === 'paid' ? 'paid' : 'issued')}
        />
        {message}
      </div>
      <StaffAnswer query={query}>
        {({ statements, found }) => (
          <>
            {statements.length === 0 ? (
              <p role="status" className={css.text}>
                {texts.none}
              </p>
            ) : (
              <ul className={css.list}>
                {statements.map((one) => (
                  <li key={one.statement.number}>
                    <StaffStatementCard
                      one={one}
                      onPaid={() => tell(fill(texts.isPaid, { number: one.statement.number ?? '' }))}
                    />
                  </li>
                ))}
              </ul>
            )}
            {found > statements.length && <p>{texts.more}</p>}
            <InvoiceLimit />
          </>
        )}
      </StaffAnswer>
    </>
  )
}
