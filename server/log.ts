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

/** JSON lines on standard output; what could identify or impersonate somebody is blacked out, two levels deep. */
export const createLog = (level: LogLevel, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
      base: null,
      timestamp: () => `,"time":"${Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })}"`,
    },
    ...(destination ? [destination] : []),
  )
