import type { StaffDeskResponse } from '#contract/support/staffDesk.ts'
import { deskQuery } from '#src/actors/staff/staffDesk.ts'
import { staffDesk as texts } from '#src/i18n/staffTexts.ts'
import { useGuest } from '#src/views/parts/account/useGuest.ts'
import { StaffAnswer } from '#src/views/staff/StaffAnswer.tsx'
import type { StaffWork } from '#src/views/staff/frame/staffPages.rules.ts'
import { useStaffWork } from '#src/views/staff/frame/staffWork.ts'
import { WorkChoice } from '#src/views/staff/frame/WorkChoice.tsx'
import { useQuery } from '@tanstack/react-query'
import { AskMachines } from './AskMachines.tsx'
import { deskItems, fill, partOfDay, unlistedBookings } from './desk.rules.ts'
import * as css from './desk.css.ts'
import { NeedsPerson } from './NeedsPerson.tsx'
import { Outbox } from './Outbox.tsx'
import { Screens } from './Screens.tsx'
import { Standing } from './Standing.tsx'
import { Statements } from './Statements.tsx'

/**
 * Decisions §15: what needs a person now, by what the person works on. Each part loads by itself.
 * @param hasOutbox the server keeps emails instead of sending them.
 */
export const StaffDesk = ({ hasOutbox }: { hasOutbox: boolean }) => {
  const work = useStaffWork()
  const name = useGuest().user?.first_name ?? ''
  const query = useQuery({ ...deskQuery(), refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
  return (
    <>
      <div className={css.greetingLine}>
        <h1 className={css.greeting}>{fill(texts[partOfDay(Temporal.Now.plainTimeISO().hour)], { name })}</h1>
        <p role="status" className={css.mute}>
          {query.data && countText(query.data, work)}
        </p>
        <WorkChoice className={css.workOnPhone} />
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <StaffAnswer query={query}>{(desk) => <Needs desk={desk} work={work} />}</StaffAnswer>
          {work !== 'money' && <AskMachines />}
          {hasOutbox && <Outbox />}
        </div>
        <div className={css.column}>
          {work === 'money' ? <Statements /> : <Screens />}
          {query.data && <Standing desk={query.data} work={work} />}
        </div>
      </div>
    </>
  )
}

const countText = (desk: StaffDeskResponse, work: StaffWork): string => {
  const count = deskItems(desk, work).length + unlistedBookings(desk, work)
  if (count === 0) return texts.needsNone
  return count === 1 ? texts.needsOne : fill(texts.needs, { count })
}

const Needs = ({ desk, work }: { desk: StaffDeskResponse; work: StaffWork }) => {
  const items = deskItems(desk, work)
  return items.length > 0 && <NeedsPerson items={items} now={desk.now} unlisted={unlistedBookings(desk, work)} />
}
