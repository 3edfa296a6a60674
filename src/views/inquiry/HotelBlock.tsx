import { MAX_HOTEL_NAME_LENGTH, MAX_HOTEL_TEXT_LENGTH } from '#contract/inquiry/inquiries.ts'
import { NO_HOTEL, type InquiryHotel, type Problems } from '#machines/inquiry/inquiry.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card, textLink } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { ANYWHERE, HOTELS, PlaceField } from '#src/views/searchForm/PlaceField.tsx'
import { useRef, useState } from 'react'
import * as css from './inquiry.css.ts'
import { problemText } from './problemText.ts'
import { useEager } from './useEager.ts'

/** Room to type a little past a limit and see the error. */
export const ROOM = 40

interface HotelBlockProps {
  hotel: InquiryHotel
  problems: Problems
  /** Since the fields that are shown now appeared, the guest has wanted to leave the step. */
  isChecked: boolean
  onChange: (hotel: InquiryHotel) => void
  /** Other fields are shown from now on. */
  onSwitch: () => void
}

/** The hotel, from the list or, if it is not there, by hand. */
export const HotelBlock = ({ hotel, problems, isChecked, onChange, onSwitch }: HotelBlockProps) => {
  const words = useI18n()
  const [isByHand, setByHand] = useState(hotel.id === '' && hotel.name !== '')
  // The focus moves to the fields that replace those in use; after a reload it stays where it is.
  const isSwitched = useRef(false)
  const switchTo = (byHand: boolean, next: InquiryHotel) => {
    isSwitched.current = true
    setByHand(byHand)
    onChange(next)
    onSwitch()
  }
  const focusOnSwitch = (field: HTMLElement | null) => {
    if (field === null || !isSwitched.current) return
    isSwitched.current = false
    field.querySelector('input')?.focus()
  }
  // A chosen hotel is not the one to enter by hand; what was typed is.
  const typedHotel = hotel.id === '' ? hotel : NO_HOTEL
  const fields = { hotel, problems, isChecked, onChange }
  return (
    <section className={classes(card, css.block)}>
      <div key={String(isByHand)} ref={focusOnSwitch} className={css.fields}>
        {isByHand ? (
          <HotelByHand {...fields} />
        ) : (
          <HotelFromList {...fields} onUnlisted={(name) => switchTo(true, { ...typedHotel, name })} />
        )}
      </div>
      <div>
        <button type="button" className={textLink} onClick={() => switchTo(!isByHand, typedHotel)}>
          {words.t(isByHand ? 'inquiry.booking.fromList' : 'inquiry.booking.byHand')}
        </button>
      </div>
    </section>
  )
}

type FieldsProps = Pick<HotelBlockProps, 'hotel' | 'problems' | 'isChecked' | 'onChange'>

const HotelFromList = ({
  hotel,
  problems,
  isChecked,
  onChange,
  onUnlisted,
}: FieldsProps & { onUnlisted: (name: string) => void }) => {
  const words = useI18n()
  const eager = useEager<'hotel'>(isChecked)
  const label = words.t('inquiry.booking.hotel')
  const isTyped = hotel.id === '' && hotel.name !== ''
  const error = (): string | undefined => {
    if (!eager.isShown('hotel')) return undefined
    if (problems.hotel !== undefined) return problemText(words, problems.hotel, label)
    return isTyped && problems.town !== undefined ? words.t('inquiry.booking.notChosen') : undefined
  }
  return (
    <PlaceField
      label={label}
      hint={<bdi>{hotel.description}</bdi>}
      placeholder={words.t('inquiry.booking.hotelPlaceholder')}
      selected={hotel.name}
      types={HOTELS}
      error={error()}
      unlisted={{
        title: words.t('inquiry.booking.unlisted'),
        notFound: words.t('inquiry.booking.notFound'),
        onPick: onUnlisted,
      }}
      onPick={({ place: { id, name, description, detail }, destination }) =>
        onChange({
          ...NO_HOTEL,
          id,
          name,
          description,
          vicinity: detail?.vicinity ?? null,
          internationalPhoneNumber: detail?.internationalPhoneNumber ?? null,
          website: detail?.website ?? null,
          url: detail?.url ?? null,
          point: destination.point,
        })
      }
      onLeave={(name) => {
        eager.leave('hotel')
        onChange({ ...(hotel.id === '' ? hotel : NO_HOTEL), name })
      }}
    />
  )
}

const HotelByHand = ({ hotel, problems, isChecked, onChange }: FieldsProps) => {
  const words = useI18n()
  const eager = useEager<'name' | 'town'>(isChecked)
  const label = {
    name: words.t('inquiry.booking.name'),
    address: words.t('inquiry.booking.address'),
    town: words.t('inquiry.booking.town'),
  }
  const change = (changed: Partial<InquiryHotel>) => onChange({ ...hotel, ...changed })
  const isClockUnknown = hotel.timeZone === ''
  return (
    <>
      <TextField
        label={label.name}
        autoComplete="off"
        dir="auto"
        value={hotel.name}
        maxLength={MAX_HOTEL_NAME_LENGTH + ROOM}
        error={
          problems.hotel !== undefined && !isClockUnknown && (eager.isShown('name') || hotel.name !== '')
            ? problemText(words, problems.hotel, label.name)
            : undefined
        }
        onChange={(event) => change({ name: event.currentTarget.value })}
        onBlur={() => hotel.name !== '' && eager.leave('name')}
      />
      <TextField
        label={label.address}
        note={words.t('validation.notRequired')}
        autoComplete="off"
        dir="auto"
        value={hotel.description}
        maxLength={MAX_HOTEL_TEXT_LENGTH + ROOM}
        error={problems.address === undefined ? undefined : problemText(words, problems.address, label.address)}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <PlaceField
        label={label.town}
        hint={words.t('inquiry.booking.townHint')}
        selected={hotel.town}
        types={ANYWHERE}
        error={
          isClockUnknown
            ? words.t('inquiry.booking.unknownClock')
            : problems.town !== undefined && eager.isShown('town')
              ? problemText(words, problems.town, label.town)
              : undefined
        }
        onPick={({ place, destination }) => change({ town: place.name, point: destination.point, timeZone: null })}
        onLeave={(town) => {
          eager.leave('town')
          change({ town, point: null, timeZone: null })
        }}
      />
    </>
  )
}
