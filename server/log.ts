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
 * If the reader of our output exits first, drop the lines and go on. Do not use pino's own destination: at exit it waits forever
 * for a reader.
 */
const standardOutput = (): DestinationStream => {
  process.stdout.on('error', () => undefined)
  return process.stdout
}

/** Logs JSON lines to standard output. Redacts secrets and personal data, two levels deep. */
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
