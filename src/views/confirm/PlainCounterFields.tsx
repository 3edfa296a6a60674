import { datePart, dayHour } from '#contract/hotel/stay.ts'
import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Select } from '#src/ui/forms/Field.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { HoursShown } from '#src/views/parts/negotiation/HoursShown.tsx'
import { counterHours, stayOf, type HourRange } from '#src/views/parts/negotiation/offer.rules.ts'
import { priceText } from '#src/views/parts/negotiation/words.ts'
import { use } from 'react'
import { formProblem } from './formProblem.ts'
import { PlainPageContext } from './plainPage.ts'

/** Hours and price of a counter-offer in fields of the browser, under what the guest asks for. */
export const PlainCounterFields = ({ request: { offer, side }, zone }: { request: HotelRequest; zone: string }) => {
  const words = useI18n()
  const plain = use(PlainPageContext)
  const fields = plain?.fields ?? {}
  const problem = plain?.failure?.field === 'price' ? formProblem(words, plain) : null
  const stay = stayOf(offer)
  const range = counterHours(stay, side)
  return (
    <>
      <HoursShown stay={stay} side={side} tone="asked" timeZone={zone} />
      {hourField('checkin_datetime', words.t('common.stay.checkIn'), range.checkIn)}
      {hourField('checkout_datetime', words.t('common.stay.checkOut'), range.checkOut)}
      <TextField
        label={words.t('negotiation.price')}
        note={words.t('negotiation.asked', { value: priceText(words, offer.price) })}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        required
        dir="ltr"
        defaultValue={fields['price'] ?? String(offer.price)}
        error={problem ?? undefined}
        withoutMessage={problem === null}
      />
    </>
  )

  /** An end that nobody asked about is sent as it is. */
  function hourField(name: 'checkin_datetime' | 'checkout_datetime', end: string, hours: HourRange | null) {
    const at = offer[name]
    if (hours === null) return <input type="hidden" name={name} value={at} />
    const all = Array.from({ length: hours.most - hours.least + 1 }, (_, place) =>
      dayHour(datePart(at), hours.least + place),
    )
    return (
      <Select
        label={words.t('negotiation.endOn', { end, day: words.day(at, 'weekday') })}
        note={words.t('negotiation.asked', { value: words.hourOf(at) })}
        name={name}
        defaultValue={fields[name] ?? at}
        options={all.map((hour) => ({ value: hour, label: words.hourOf(hour) }))}
        withoutMessage
      />
    )
  }
}
