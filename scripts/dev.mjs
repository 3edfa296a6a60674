// `npm run dev`: the API in watch mode, behind the client with hot reload.
import { spawn } from 'node:child_process'
import { install } from './lib/install.mjs'
import { ROOT, tool } from './lib/run.mjs'

await install()
const { buildGateway } = await import('./buildGateway.mjs')
await buildGateway()

const page = Number(process.env['PORT'] ?? 3000)
const api = page + 10
const env = { ...process.env, API_ORIGIN: `http://127.0.0.1:${api}`, PUBLIC_ORIGIN: `http://127.0.0.1:${page}` }

const children = [
  spawn(tool('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...env, PORT: String(api), GATEWAY_PORT: String(page + 1) },
  }),
  spawn(tool('vite'), ['--port', String(page), '--strictPort', '--host', '127.0.0.1'], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  }),
]
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
