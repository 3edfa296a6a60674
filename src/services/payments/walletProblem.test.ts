import { expect, test } from 'vitest'
import { toWalletProblem } from './walletProblem.ts'

test.each([
  [{ statusCode: 'CANCELED', statusMessage: 'Closed.' }, 'cancelled', 'CANCELED', 'Closed.'],
  [{ statusCode: 'BUYER_ACCOUNT_ERROR' }, 'failed', 'BUYER_ACCOUNT_ERROR', ''],
  [
    { statusCode: 'DEVELOPER_ERROR', code: 'OTHER', statusMessage: 'status', message: 'plain' },
    'failed',
    'DEVELOPER_ERROR',
    'status',
  ],
  [Object.assign(new Error('plain'), { code: 'APPLE_PAY_TOKENIZATION' }), 'failed', 'APPLE_PAY_TOKENIZATION', 'plain'],
  [
    Object.assign(new Error('x'), { code: 'APPLE_PAY_MERCHANT_VALIDATION_FAILED' }),
    'failed',
    'APPLE_PAY_MERCHANT_VALIDATION_FAILED',
    'x',
  ],
  [new Error('plain'), 'failed', '', 'plain'],
  ['text', 'failed', '', ''],
  [undefined, 'failed', '', ''],
])('%o is %s', (thrown, kind, code, message) => {
  expect(toWalletProblem(thrown)).toEqual({ kind, code, message })
})
