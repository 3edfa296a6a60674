import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { API_BASE } from '#contract/http/endpoints.ts'
import { round, type Figure } from './figure.ts'
import { dataDirectory, startShipped, type ShippedServer } from './shipped.ts'

const CLIENTS = 150
const FOR_MS = 30_000
const ASK_EVERY_MS = 50

/** The most expensive search open to anybody: the whole world, a fortnight from now. */
const worldSearch = (): string => {
  const day = Temporal.Now.plainDateISO().add({ days: 14 })
  const query = new URLSearchParams({
    dest: 'World|0|0|false',
    bounds: '90|-90|180|-180',
    checkIn: `${day.toString()}T15:00`,
    checkOut: `${day.add({ days: 2 }).toString()}T11:00`,
    rooms: '2:',
  })
  return `GET ${API_BASE}/hotels/?${query.toString()} HTTP/1.1\r\nHost: x\r\n\r\n`
}

const memoryMb = ({ pid }: ShippedServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024

/** Milliseconds until the server reports that it is healthy. An error response does not count. */
const health = async ({ origin }: ShippedServer): Promise<number> => {
  const started = performance.now()
  const answer = await fetch(`${origin}${API_BASE}/health/`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`/health/ answered ${answer.status}`)
  return performance.now() - started
}

/** Clients that each send `requests` of the most expensive searches together and read no response. */
const hang = async (server: ShippedServer, requests: number): Promise<Figure[]> => {
  const { hostname, port } = new URL(server.origin)
  const before = memoryMb(server)
  const clients: Socket[] = Array.from({ length: CLIENTS }, () => {
    const client = connect(Number(port), hostname)
    client.on('error', () => {})
    client.pause()
    client.write(worldSearch().repeat(requests))
    return client
  })
  const times: number[] = []
  let most = before
  for (const until = performance.now() + FOR_MS; performance.now() < until; await wait(ASK_EVERY_MS)) {
    times.push(await health(server))
    most = Math.max(most, memoryMb(server))
  }
  clients.forEach((client) => client.destroy())
  const name = `${CLIENTS} clients that send ${requests} searches and never read`
  return [
    {
      name: `${name}: slowest /health/ of ${times.length}`,
      value: round(Math.max(...times)),
      unit: 'ms',
      aim: { atMost: 1000 },
    },
    { name: `${name}: memory in addition`, value: round(most - before), unit: 'MB', aim: { atMost: 500 } },
  ]
}

/** How well the server serves others while clients send many requests and read no responses. */
export const benchHungClients = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  try {
    await health(server)
    return [...(await hang(server, 20)), ...(await hang(server, 8))]
  } finally {
    await server.stop()
    data.remove()
  }
}
