import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('what could identify or impersonate somebody is never written', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const secret = 'secret-value'
  log.info({ email: secret, body: { password: secret, otp: secret, payment: { nonce: secret } } }, 'sign up')
  log.warn({ request: { headers: { authorization: secret } }, mail: { to: secret }, token: secret }, 'refused')
  expect(lines.join('')).not.toContain(secret)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, msg: 'sign up', email: '[redacted]', body: { payment: { nonce: '[redacted]' } } },
    { level: 40, msg: 'refused', request: { headers: { authorization: '[redacted]' } } },
  ])
})
