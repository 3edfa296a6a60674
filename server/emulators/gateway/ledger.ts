import { createHmac, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from 'superstruct'
import { openJournal } from './journal.ts'
import {
  Line,
  type Card,
  type Customer,
  type Entry,
  type Nonce,
  type StoredCard,
  type ThreeDSecureInfo,
  type Transaction,
} from './records.ts'

/** Braintree's lifetime of an unused nonce: three hours. */
const NONCE_MS = 3 * 3600 * 1000

export interface Ledger {
  nonce(id: string): Nonce | undefined
  transaction(id: string): Transaction | undefined
  transactions(): Iterable<Transaction>
  customer(id: string): Customer | undefined
  storedCard(token: string): StoredCard | undefined
  /** Cards of one customer, newest first. */
  cardsOf(customerId: string): StoredCard[]
  /** Saves records together; durable once resolved. */
  save(...entries: readonly Entry[]): Promise<void>
  issueNonce(kind: Nonce['kind'], card: Card, threeDSecure: ThreeDSecureInfo | null): Promise<Nonce>
  sign(text: string): string
  now(): number
  close(): Promise<void>
}

export const newId = (): string => randomBytes(6).toString('hex')

const putOrForget = <T extends { deleted: boolean }>(map: Map<string, T>, id: string, entry: T): void => {
  if (entry.deleted) map.delete(id)
  else map.set(id, entry)
}

/** All records of the gateway, stored in one file of `directory`. */
export const openLedger = async (directory: string, now: () => number): Promise<Ledger> => {
  await mkdir(directory, { recursive: true })
  const nonces = new Map<string, Nonce>()
  const transactions = new Map<string, Transaction>()
  const customers = new Map<string, Customer>()
  const cards = new Map<string, StoredCard>()
  const secrets: string[] = []

  const apply = (entry: Entry): void => {
    if (entry.record === 'nonce') nonces.set(entry.id, entry)
    else if (entry.record === 'transaction') transactions.set(entry.id, entry)
    else if (entry.record === 'secret') secrets.push(entry.value)
    else if (entry.record === 'customer') putOrForget(customers, entry.id, entry)
    else putOrForget(cards, entry.token, entry)
  }
  const snapshot = (): unknown[] => {
    for (const nonce of nonces.values()) if (nonce.created < now() - NONCE_MS) nonces.delete(nonce.id)
    const entries: Entry[] = [...nonces.values(), ...transactions.values(), ...customers.values(), ...cards.values()]
    return [...secrets.map((value) => ({ record: 'secret', value })), ...entries].map((entry) => [entry])
  }
  const journal = await openJournal(join(directory, 'journal.jsonl'), {
    entry: (line) => {
      assert(line, Line)
      line.forEach(apply)
    },
    snapshot,
  })
  const save = async (...entries: readonly Entry[]): Promise<void> => {
    // Apply in memory first: a second request for the same nonce must see it consumed.
    entries.forEach(apply)
    await journal.append(entries)
  }
  const key = secrets[0] ?? randomBytes(32).toString('hex')
  if (secrets.length === 0) await save({ record: 'secret', value: key })

  return {
    nonce: (id) => {
      const nonce = nonces.get(id)
      return nonce !== undefined && nonce.created >= now() - NONCE_MS ? nonce : undefined
    },
    transaction: (id) => transactions.get(id),
    transactions: () => transactions.values(),
    customer: (id) => customers.get(id),
    storedCard: (token) => cards.get(token),
    cardsOf: (customerId) => [...cards.values()].filter((one) => one.customerId === customerId).toReversed(),
    save,
    issueNonce: async (kind, card, threeDSecure) => {
      const id = `tokencc_bh_${newId()}_${newId()}`
      const nonce: Nonce = { record: 'nonce', id, kind, card, threeDSecure, consumed: false, created: now() }
      await save(nonce)
      return nonce
    },
    sign: (text) => createHmac('sha256', key).update(text).digest('hex'),
    now,
    close: () => journal.close(),
  }
}
