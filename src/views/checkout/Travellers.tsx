import { readName } from '#contract/user/user.ts'
import type { Guest } from '#machines/checkout/checkout.rules.ts'
import { travellersQuery } from '#src/actors/bookings/bookings.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Select } from '#src/ui/forms/Field.tsx'
import { useQuery } from '@tanstack/react-query'

export interface TravellersProps {
  guest: Guest
  onChoose: (guest: Guest) => void
}

/** Travelers the agent has booked for: selecting one fills in name and e-mail. Without the list, the agent types them. */
export const Travellers = ({ guest, onChoose }: TravellersProps) => {
  const words = useI18n()
  const { data = [] } = useQuery(travellersQuery())
  if (data.length === 0) return null
  const chosen = data.findIndex(
    ({ first_name, last_name, email }) =>
      first_name === readName(guest.first_name) &&
      last_name === readName(guest.last_name) &&
      (email ?? '') === guest.email,
  )
  return (
    <Select
      withoutMessage
      label={words.t('checkout.guest.travellers')}
      value={String(chosen)}
      options={[
        { value: '-1', label: words.t('checkout.guest.newTraveller') },
        ...data.map(({ first_name, last_name, email }, index) => ({
          value: String(index),
          label: email === null ? `${first_name} ${last_name}` : `${first_name} ${last_name} · ${email}`,
        })),
      ]}
      onChange={(event) => {
        const traveller = data[Number(event.currentTarget.value)]
        if (traveller !== undefined) onChoose({ ...traveller, email: traveller.email ?? '' })
      }}
    />
  )
}
