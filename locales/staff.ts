import { auth } from './en/staff/auth.ts'
import { cancelling } from './en/staff/cancelling.ts'
import { chart } from './en/staff/chart.ts'
import { checkout } from './en/staff/checkout.ts'
import { credentials } from './en/staff/credentials.ts'
import { destination } from './en/staff/destination.ts'
import { favorites } from './en/staff/favorites.ts'
import { inquiry } from './en/staff/inquiry.ts'
import { map } from './en/staff/map.ts'
import { negotiation } from './en/staff/negotiation.ts'
import { paymentMethods } from './en/staff/paymentMethods.ts'
import { profile } from './en/staff/profile.ts'
import { rates } from './en/staff/rates.ts'
import { search } from './en/staff/search.ts'
import { identitySession } from './en/staff/identitySession.ts'
import { shared } from './en/staff/shared.ts'
import { wallet } from './en/staff/wallet.ts'

/** Names in the machine charts for staff, in English only. Pages for guests do not load them. */
export const staffTexts = {
  chart,
  shared,
  auth,
  identitySession,
  search,
  destination,
  rates,
  checkout,
  profile,
  credentials,
  favorites,
  cancelling,
  paymentMethods,
  wallet,
  inquiry,
  map,
  negotiation,
}

type Words = Readonly<Record<string, string>>

/** All staff texts of one machine. */
export interface StaffWords {
  title: string
  purpose: string
  states: Words
  /** Sentences about states whose name is not enough. */
  about: Words
  events: Words
  guards: Words
  ports: Words
  delays: Words
  actions: Words
  viewStates: Readonly<Record<string, { name: string; values: Words }>>
}

/** Words of a machine; its own override the shared ones. Throws if it has none. */
export const wordsOf = (id: string): StaffWords => {
  const { chart: _, shared, ...machines } = staffTexts
  const all: Readonly<Partial<Record<string, StaffWords>>> = machines
  const own = all[id]
  if (own === undefined) throw new Error(`The machine ${id} has no words: locales/en/staff/${id}.ts`)
  return {
    ...own,
    events: { ...shared.events, ...own.events },
    guards: { ...shared.guards, ...own.guards },
    ports: { ...shared.ports, ...own.ports },
    delays: { ...shared.delays, ...own.delays },
    actions: { ...shared.actions, ...own.actions },
  }
}
