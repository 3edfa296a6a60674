// A worker of the server when it runs from its TypeScript sources:
// Node 20 does not hand `--import tsx` down to threads.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.source)
