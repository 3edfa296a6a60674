import { Numeral } from './Numeral.tsx'

const UNDIALLED = /[^+\d]/g

/** Calls a number when pressed. A number as somebody typed it may hold any other signs. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(UNDIALLED, '')}`

export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a href={phoneHref(phone)} className={className}>
    <Numeral>{phone}</Numeral>
  </a>
)
