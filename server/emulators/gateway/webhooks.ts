import { createHash, createHmac } from 'node:crypto'
import { transactionXml } from './merchant.responses.ts'
import { LOCAL_MERCHANT } from './merchant.ts'
import type { Transaction } from './records.ts'
import { xmlDocument, type XmlValue } from './xml.ts'

/** The two form fields of a webhook. */
export interface SignedWebhook {
  bt_signature: string
  bt_payload: string
}

/** Like the SDK, hashes the key before signing. */
const sign = (payload: string): string =>
  createHmac('sha1', createHash('sha1').update(LOCAL_MERCHANT.privateKey).digest()).update(payload).digest('hex')

const isDispute = (kind: string): boolean => kind.startsWith('dispute_')

const subjectOf = (kind: string, transaction: Transaction | undefined): XmlValue => {
  if (transaction === undefined) return { check: true }
  if (!isDispute(kind)) return { transaction: transactionXml(transaction) }
  const { id, amount, orderId } = transaction
  return { dispute: { id: `dispute_${id}`, kind: 'chargeback', amount, transaction: { id, amount, orderId } } }
}

/** Returns a signed webhook of this kind about a transaction; `at` in epoch milliseconds. */
export const signedWebhook = (kind: string, transaction: Transaction | undefined, at: number): SignedWebhook => {
  const xml = xmlDocument('notification', { timestamp: new Date(at), kind, subject: subjectOf(kind, transaction) })
  const bt_payload = `${Buffer.from(xml).toString('base64')}\n`
  return { bt_signature: `${LOCAL_MERCHANT.publicKey}|${sign(bt_payload)}`, bt_payload }
}

export const sendWebhook = async (url: string, webhook: SignedWebhook): Promise<number> => {
  const { status } = await fetch(url, { method: 'POST', body: new URLSearchParams({ ...webhook }) })
  return status
}
