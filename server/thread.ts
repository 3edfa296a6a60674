import { basename } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * @param path of the worker relative to this file, without extension, e.g. `db/pglite.worker`. The build puts all workers next
 * to the server.
 */
export const startThread = (path: string, data: object = {}): Worker => {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL(`./${basename(path)}.js`, import.meta.url), { workerData: data })
  const source = new URL(`./${path}.ts`, import.meta.url).href
  return new Worker(new URL('./sources.worker.mjs', import.meta.url), { workerData: { ...data, source } })
}
