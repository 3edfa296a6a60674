import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { ApiError } from '#server/http/errors.ts'
import { NOT_READY, TRY_AGAIN_SECONDS } from '#server/http/failure.ts'
import { startThread } from '#server/thread.ts'
import type { DocumentModel } from './documentModel.ts'

/** The thread's answer to a document. */
export type SetAnswer = { pdf: Uint8Array<ArrayBuffer> } | { failed: string }

export interface Documents {
  /**
   * Returns a document as PDF: the same bytes for the same document.
   * @throws ApiError `not_ready` if it cannot be set now.
   */
  pdf: (paper: DocumentModel) => Promise<Uint8Array<ArrayBuffer>>
  close: () => Promise<void>
}

/** A document takes some milliseconds, the first one two seconds. */
const MAX_WAITING = 50
const WITHIN_MS = 20_000

export interface DocumentsDeps {
  log: Pick<Logger, 'error'>
  start?: () => Worker
  mostWaiting?: number
  withinMs?: number
}

/**
 * Sets documents one after the other, in a thread that starts with the first of them. Gives up a document that takes too long or
 * ends the thread; the next one gets a new thread.
 */
export const createDocuments = ({
  log,
  start = () => startThread('documents/documents.worker'),
  mostWaiting = MAX_WAITING,
  withinMs = WITHIN_MS,
}: DocumentsDeps): Documents => {
  let thread: Worker | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const begin = (): Worker => {
    const worker = start()
    // Log only: a waiting `ask` notices the end itself. Between documents an unheard error would end the process.
    worker.on('error', (err) => log.error({ err }, 'the thread of documents died'))
    worker.on('exit', () => {
      if (thread === worker) thread = undefined
    })
    worker.unref()
    return worker
  }

  const giveUp = (worker: Worker, cause: unknown): never => {
    if (thread === worker) thread = undefined
    void worker.terminate()
    log.error({ err: cause }, 'a document was given up')
    throw notReady(cause)
  }

  const set = async (paper: DocumentModel): Promise<Uint8Array<ArrayBuffer>> => {
    thread ??= begin()
    const answer = await ask(thread, paper, withinMs).catch(giveUp.bind(null, thread))
    if ('failed' in answer) throw new Error(answer.failed)
    return answer.pdf
  }

  return {
    pdf: async (paper) => {
      if (waiting >= mostWaiting) throw notReady()
      waiting += 1
      const mine = last.then(() => set(paper)).finally(() => (waiting -= 1))
      last = mine.catch(() => undefined)
      return mine
    },
    close: async () => {
      await thread?.terminate()
    },
  }
}

const notReady = (cause?: unknown): ApiError =>
  new ApiError('not_ready', NOT_READY, { cause, retryAfterSeconds: TRY_AGAIN_SECONDS })

const ask = async (worker: Worker, paper: DocumentModel, withinMs: number): Promise<SetAnswer> => {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(withinMs)])
  try {
    const gone = once(worker, 'exit', { signal }).then(() => {
      throw new Error('The thread ended')
    })
    const answered = once(worker, 'message', { signal })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    worker.postMessage(paper)
    const [answer]: SetAnswer[] = await Promise.race([answered, gone])
    if (answer === undefined) throw new Error('The thread said nothing')
    return answer
  } finally {
    over.abort()
  }
}
