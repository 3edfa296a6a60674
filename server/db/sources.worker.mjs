// The worker of the embedded database when the server runs from its TypeScript sources:
// Node 20 does not hand `--import tsx` down to threads.
import { register } from 'tsx/esm/api'

register()
await import('./pglite.worker.ts')
