import { OperatorError } from '#server/operator.ts'
import { startThread } from '#server/thread.ts'
import { DatabaseUnavailable } from './databaseUnavailable.ts'
import type { Engine } from './pglite.engine.ts'
import { toDatabaseError } from './pglite.errors.ts'
import type { RawResult, WorkerAnswer } from './pglite.protocol.ts'

interface Waiting {
  resolve(result: RawResult): void
  reject(error: Error): void
}

/**
 * Opens the embedded database in a worker thread; rejects if it cannot be opened. Calls `onLost` once if the thread dies: all
 * open and later queries are rejected.
 */
export const openThread = (directory: string, onLost: (error: Error) => void): Promise<Engine> => {
  const worker = startThread('db/pglite.worker', { directory })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let ended: Error | undefined

  const ask = (message: { text: string; values: readonly (string | null)[] } | { close: true }): Promise<RawResult> =>
    new Promise((resolve, reject) => {
      if (ended) {
        reject(ended)
        return
      }
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      worker.postMessage({ id: lastId, ...message })
    })

  const end = (error: Error): void => {
    if (ended) return
    ended = error
    for (const question of waiting.values()) question.reject(error)
    waiting.clear()
  }

  const close = async (): Promise<void> => {
    if (ended) return
    const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    const closing = ask({ close: true })
    await closing
    end(new Error('The database is closed'))
    await exited
  }

  return new Promise((resolve, reject) => {
    const lost = (error: Error): void => {
      reject(error)
      if (ended) return
      end(new DatabaseUnavailable(error))
      onLost(error)
    }
    worker.on('error', (cause) => lost(new Error('The embedded database stopped', { cause })))
    worker.on('exit', () => lost(new Error('The embedded database stopped')))
    worker.on('message', (answer: WorkerAnswer) => {
      if ('ready' in answer) resolve({ query: (text, values) => ask({ text, values }), close })
      else if ('failed' in answer) {
        end(new Error(answer.failed))
        reject(
          new OperatorError(
            `The embedded database cannot be opened: ${directory} holds none that can be read (${answer.failed}). Restore it, or choose another DATA_DIR.`,
          ),
        )
        void worker.terminate()
      } else {
        const question = waiting.get(answer.id)
        waiting.delete(answer.id)
        if ('error' in answer) question?.reject(toDatabaseError(answer.error))
        else question?.resolve(answer.result)
      }
    })
  })
}
