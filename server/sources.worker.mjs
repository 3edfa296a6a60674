// Starts a worker from the TypeScript sources: Node 20 does not pass `--import tsx` on to threads.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.source)
