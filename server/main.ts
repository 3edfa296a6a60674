import 'temporal-polyfill/global'
import { inspect } from 'node:util'
import { OperatorError } from './operator.ts'
import { startServer } from './server.ts'

const STOP_WITHIN_MS = 10_000

/** Errors that the operator can fix print one line each; all others print their stack. */
const explain = (error: unknown): string => {
  if (error instanceof OperatorError) return error.message.includes('\n') ? `\n${error.message}` : error.message
  // `inspect` includes the cause: without it, "the database stopped" says nothing.
  return inspect(error)
}

const fail = (error: unknown): never => {
  process.stderr.write(`Stayless cannot run: ${explain(error)}\n`)
  process.exit(1)
}

try {
  const server = await startServer(process.env, fail)
  process.stdout.write(server.greeting)
  let stopping = false
  const stop = (): void => {
    // A second Ctrl-C exits immediately.
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => fail(new Error(`It did not stop within ${STOP_WITHIN_MS / 1000} s`)), STOP_WITHIN_MS).unref()
    server.stop().then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  fail(error)
}
