import type { StaffHotel } from '#contract/inquiry/desk.ts'
import { endStaffHotel, staffHotels } from '#src/actors/negotiation/staffInquiries.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { staffInquiries } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { PhoneLink } from '#src/ui/content/PhoneLink.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { StaffAnswer } from './StaffAnswer.tsx'
import * as css from './staff.css.ts'

const texts = staffInquiries.hotels

/** Hotels that joined by themselves, and who speaks for them. */
export const StaffHotels = () => {
  const heading = useId()
  const [done, setDone] = useState('')
  const message = useRef<HTMLParagraphElement>(null)
  // The card leaves the list, and the focus with it.
  useEffect(() => {
    if (done !== '') message.current?.focus()
  }, [done])
  const query = useQuery({ ...staffHotels(), refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {texts.title}
      </h2>
      <p ref={message} role="status" tabIndex={-1} className={css.message}>
        {done}
      </p>
      <StaffAnswer query={query}>
        {({ hotels, found }) => (
          <>
            {hotels.length === 0 ? (
              <p className={css.text}>{texts.none}</p>
            ) : (
              <ul className={css.list}>
                {hotels.map((one) => (
                  <li key={one.key}>
                    <StaffHotelCard one={one} onEnded={() => setDone(`${one.name}: ${texts.ended}`)} />
                  </li>
                ))}
              </ul>
            )}
            {found > hotels.length && <p>{texts.more}</p>}
          </>
        )}
      </StaffAnswer>
    </section>
  )
}

const StaffHotelCard = ({ one, onEnded }: { one: StaffHotel; onEnded: () => void }) => {
  const words = useI18n()
  const heading = useId()
  const [isEnding, setEnding] = useState(false)
  const clock = words.wallClock(one.confirmed_at, 'UTC')
  return (
    <article className={css.card} aria-labelledby={heading}>
      <h3 id={heading} className={css.title}>
        <bdi>{one.name}</bdi>
      </h3>
      <dl className={css.facts}>
        <dt>{texts.email}</dt>
        <dd>
          <bdi dir="ltr">{one.email}</bdi>
        </dd>
        <dt>{texts.person}</dt>
        <dd>
          <bdi>{one.person}</bdi>
        </dd>
        {one.phone !== '' && (
          <>
            <dt>{texts.phone}</dt>
            <dd>
              <PhoneLink phone={one.phone} />
            </dd>
          </>
        )}
        <dt>{texts.confirmedAt}</dt>
        <dd>
          <time dateTime={one.confirmed_at}>
            {words.day(clock, 'dayMonthYear')} {words.time(clock)} UTC
          </time>
        </dd>
        <dt>{texts.confirmedBy}</dt>
        <dd>{one.confirmed_by === null ? texts.unknown : <bdi dir="ltr">{one.confirmed_by}</bdi>}</dd>
        <dt>{texts.listed}</dt>
        <dd>{one.listed === null ? texts.unlisted : <bdi dir="ltr">{one.listed}</bdi>}</dd>
      </dl>
      <div className={css.actions}>
        <Button look="line" onClick={() => setEnding(true)}>
          {texts.end}
        </Button>
      </div>
      {isEnding && <EndHotelDialog one={one} onClose={() => setEnding(false)} onEnded={onEnded} />}
    </article>
  )
}

const EndHotelDialog = ({
  one: { key, name, email },
  onClose,
  onEnded,
}: {
  one: StaffHotel
  onClose: () => void
  onEnded: () => void
}) => {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => endStaffHotel({ key, email }),
    onSuccess: () => {
      onClose()
      onEnded()
    },
  })
  return (
    <Dialog open onClose={onClose} mandatory={isPending} title={texts.endAsk.title} closeLabel={staffInquiries.close}>
      <div className={css.decide}>
        <p>
          <bdi>{name}</bdi> · <bdi dir="ltr">{email}</bdi>
        </p>
        <p>{texts.endAsk.text}</p>
        {isError && (
          <Notice tone="bad" live="alert">
            {staffInquiries.failed}
          </Notice>
        )}
        <div className={css.actions}>
          <Button look="ink" busy={isPending} onClick={() => mutate()}>
            {texts.endAsk.yes}
          </Button>
          <Button look="quiet" disabled={isPending} onClick={onClose}>
            {texts.endAsk.no}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
