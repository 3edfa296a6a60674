import { fork } from 'node:child_process'
import { create } from 'superstruct'
import { Answer, type WorkerRequest } from './messages.ts'

const SETUP = new URL('../../vitest.setup.ts', import.meta.url).href

export interface Worker {
  /** @returns null if no answer came in time, or the process died; a new process then replaces it. */
  ask: (order: WorkerRequest, limitMs: number) => Promise<Answer | null>
  /** The end of its stderr. */
  lastWords: () => string
  stop: () => void
}

/** Replace the process after this many orders: evaluated code stays in its memory. */
const ORDERS = 150

const WORDS = 2000

/** A process that starts with `load`, and so does every replacement. */
export const startWorker = (load: WorkerRequest): Worker => {
  let words = ''
  const start = () => {
    const child = fork(new URL('worker.ts', import.meta.url), {
      execArgv: ['--import', 'tsx', '--import', SETUP],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    child.stderr?.on('data', (chunk) => (words = `${words}${String(chunk)}`.slice(-WORDS)))
    child.send(load)
    return child
  }
  let child = start()
  let orders = 0
  const replace = () => {
    child.kill('SIGKILL')
    child = start()
    orders = 0
  }
  return {
    ask: async (order, limitMs) => {
      orders += 1
      if (orders > ORDERS) replace()
      const answer = await answerOf(child, order, limitMs)
      if (answer === null) replace()
      return answer
    },
    lastWords: () => words,
    stop: () => child.kill('SIGKILL'),
  }
}

const answerOf = (child: ReturnType<typeof fork>, order: WorkerRequest, limitMs: number): Promise<Answer | null> =>
  new Promise((done) => {
    const end = (answer: Answer | null) => {
      clearTimeout(limit)
      child.removeAllListeners('message').removeAllListeners('exit')
      done(answer)
    }
    const limit = setTimeout(() => end(null), limitMs)
    child.once('message', (message) => end(create(message, Answer)))
    child.once('exit', () => end(null))
    child.send(order)
  })
