import { parentPort, workerData } from 'node:worker_threads'
import { create, string, type } from 'superstruct'
import { openDurable, type Engine } from './pglite.engine.ts'
import { toRawError } from './pglite.errors.ts'
import type { WorkerAnswer, WorkerRequest } from './pglite.protocol.ts'

// Must run in a worker: the embedded database resolves its answers in microtasks, which would starve all timers and sockets of
// the main thread.
const port = parentPort
if (!port) throw new Error('The database worker runs in a worker thread only')
const say = (answer: WorkerAnswer): void => port.postMessage(answer)

const serve = (engine: Engine): void => {
  const answer = async (request: WorkerRequest): Promise<void> => {
    try {
      if ('close' in request) {
        await engine.close()
        say({ id: request.id, result: { command: '', rowCount: 0, fields: [], rows: [] } })
        port.close()
        return
      }
      say({ id: request.id, result: await engine.query(request.text, request.values) })
    } catch (error) {
      say({ id: request.id, error: toRawError(error) })
    }
  }
  port.on('message', (request: WorkerRequest) => void answer(request))
  say({ ready: true })
}

const { directory } = create(workerData, type({ directory: string() }))
openDurable(directory).then(serve, (error: unknown) => say({ failed: toRawError(error).message }))
