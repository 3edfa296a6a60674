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

const ignoreLostReader = (): void => undefined

/**
 * If the reader of our output exits first, drop the lines and go on. Do not use pino's own destination: at exit it waits forever
 * for a reader. All logs of a process share one listener.
 */
const standardOutput = (): DestinationStream =>
  process.stdout.off('error', ignoreLostReader).on('error', ignoreLostReader)

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
