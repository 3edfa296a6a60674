import { pino, type DestinationStream, type Logger } from 'pino'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'

const SECRETS = [
  'authorization',
  'email',
  'otp',
  'password',
  'nonce',
  'token',
  'to',
  'recipient',
  'parameters',
  'params',
]

/**
 * Whoever read our lines may go before we do: then those are lost, and nothing else. The destination that pino would open
 * itself waits at the end of the process, for ever, for somebody to read what it still holds.
 */
const standardOutput = (): DestinationStream => {
  process.stdout.on('error', () => undefined)
  return process.stdout
}

/** JSON lines on standard output; what could identify or impersonate somebody is blacked out, two levels deep. */
export const createLog = (level: LogLevel, destination: DestinationStream = standardOutput()): Logger =>
  pino(
    {
      level,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
      base: null,
      timestamp: () => `,"time":"${Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })}"`,
    },
    destination,
  )
