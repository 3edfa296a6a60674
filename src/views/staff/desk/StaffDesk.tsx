import type { StaffDeskResponse } from '#contract/support/staffDesk.ts'
import { deskQuery } from '#src/actors/staff/staffDesk.ts'
import { staffDesk as texts } from '#src/i18n/staffTexts.ts'
import { useGuest } from '#src/views/parts/account/useGuest.ts'
import { StaffAnswer } from '#src/views/staff/StaffAnswer.tsx'
import type { StaffWork } from '#src/views/staff/frame/staffPages.rules.ts'
import { useStaffWork } from '#src/views/staff/frame/staffWork.ts'
import { useQuery } from '@tanstack/react-query'
import { AskMachines } from './AskMachines.tsx'
import { deskItems, fill, partOfDay, unlistedBookings } from './desk.rules.ts'
import * as css from './desk.css.ts'
import { NeedsPerson } from './NeedsPerson.tsx'
import { Screens } from './Screens.tsx'
import { Standing } from './Standing.tsx'

/** Decisions §15: what needs a person now, by what the person works on. */
export const StaffDesk = () => {
  const work = useStaffWork()
  const query = useQuery({ ...deskQuery(), refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <StaffAnswer query={query}>{(desk) => <Needs desk={desk} work={work} />}</StaffAnswer>
        {work !== 'money' && <AskMachines />}
      </div>
      <div className={css.column}>
        {work !== 'money' && <Screens latest={query.data?.captures.latest ?? []} />}
        {query.data && <Standing desk={query.data} work={work} />}
      </div>
    </div>
  )
}

const Needs = ({ desk, work }: { desk: StaffDeskResponse; work: StaffWork }) => {
  const name = useGuest().user?.first_name ?? ''
  const items = deskItems(desk, work)
  const count = items.length + unlistedBookings(desk, work)
  const greeting = texts[partOfDay(Temporal.Now.plainTimeISO().hour)]
  return (
    <section className={css.needs}>
      <div className={css.head}>
        <h2 className={css.greeting}>{fill(greeting, { name })}</h2>
        <p role="status" className={css.mute}>
          {count === 0 ? texts.needsNone : count === 1 ? texts.needsOne : fill(texts.needs, { count })}
        </p>
      </div>
      {items.length > 0 && <NeedsPerson items={items} now={desk.now} unlisted={unlistedBookings(desk, work)} />}
    </section>
  )
}
