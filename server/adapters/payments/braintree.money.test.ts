import { expect, test } from 'vitest'
import { captureRefused, refundRefused, releaseRefused } from './braintree.money.ts'

const transaction = (status: string) => ({ id: 't1', type: 'sale', status, amount: '123.40' })
const DONE = { outcome: 'done' }
const UNKNOWN = { outcome: 'unknown' }
const UNSETTLED = { outcome: 'unsettled' }
const refused = (reason: string) => ({ outcome: 'refused', reason })

test.each([
  ['authorized', refused('invalid_request')],
  ['submitted_for_settlement', refused('settled')],
  ['settlement_confirmed', refused('settled')],
  ['settling', refused('settled')],
  ['settled', refused('settled')],
  ['voided', DONE],
  ['authorization_expired', DONE],
  ['settlement_declined', DONE],
  ['a status of next year', UNKNOWN],
])('a refused void of a transaction %s', (status, meaning) => {
  expect(releaseRefused(transaction(status))).toEqual(meaning)
})

test.each([
  ['settled', '91521', refused('invalid_request')],
  ['settled', '91512', DONE],
  ['settling', '', refused('invalid_request')],
  ['submitted_for_settlement', '91506', UNSETTLED],
  ['settlement_pending', '91506', UNSETTLED],
  ['authorized', '91506', UNKNOWN],
  ['a status of next year', '91506', UNKNOWN],
])('a refused refund of a transaction %s with %s', (status, code, meaning) => {
  expect(refundRefused(transaction(status), code)).toEqual(meaning)
})

test.each([
  ['submitted_for_settlement', DONE],
  ['settled', DONE],
  ['voided', refused('voided')],
  ['authorized', refused('invalid_request')],
  ['a status of next year', UNKNOWN],
])('a refused capture of a transaction %s', (status, meaning) => {
  expect(captureRefused(transaction(status))).toEqual(meaning)
})
