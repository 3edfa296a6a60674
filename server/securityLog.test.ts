import { expect, test } from 'vitest'
import { createLog, type LogLevel } from './log.ts'
import { createSecurityLog, maskAddress } from './securityLog.ts'

const recordLog = (level: LogLevel) => {
  const lines: string[] = []
  const log = createLog(level, { write: (line) => void lines.push(line) })
  return {
    tell: createSecurityLog(log),
    lines: () => lines.map((line): unknown => JSON.parse(line)),
    text: () => lines.join(''),
  }
}

test('security events are logged at the default level of a server', () => {
  const { tell, lines } = recordLog('warn')
  tell('email_changed', { uid: 'maya', address: '203.0.113.7' })
  expect(lines()).toEqual([
    {
      level: 30,
      time: expect.any(String),
      security: true,
      event: 'email_changed',
      uid: 'maya',
      network: '203.0.113.x',
    },
  ])
})

test.each<LogLevel>(['fatal', 'error', 'warn', 'info', 'debug'])('security events are logged at level %s', (level) => {
  const { tell, lines } = recordLog(level)
  tell('limited', { address: '', call: 'signUp' })
  expect(lines()).toHaveLength(1)
})

test('nothing is logged at level silent', () => {
  const { tell, lines } = recordLog('silent')
  tell('limited', {})
  expect(lines()).toEqual([])
})

test('a line contains only the named details, whatever else is passed', () => {
  const { tell, text } = recordLog('info')
  const secrets = { email: 'Planted@mail.example', password: 'Plantedword', code: 'Planted1', token: 'Planted2' }
  tell('sign_in_failed', { uid: 'maya', ...secrets })
  expect(text()).not.toContain('Planted')
})

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['', ''],
])('of the address %s only the network is logged: %s', (address, network) => {
  expect(maskAddress(address)).toBe(network)
})
