import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { MAX_CONNECTIONS, MAX_CONNECTIONS_PER_ADDRESS, MAX_PIPELINED, STALLED_MS, WRITING_MS } from './capacity.ts'

export interface ConnectionLimits {
  stalledMs: number
  writingMs: number
  pipelined: number
  ofAddress: number
}

const LIMITS: ConnectionLimits = {
  stalledMs: STALLED_MS,
  writingMs: WRITING_MS,
  pipelined: MAX_PIPELINED,
  ofAddress: MAX_CONNECTIONS_PER_ADDRESS,
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void

export interface Connections {
  /** Handles the requests of a connection one after the other. */
  handle: Handle
  /** Bytes of responses that clients have not read yet. */
  unsentBytes: () => number
  /** Call it with the server that uses `handle`. */
  guard: (server: Server) => void
}

interface Lane {
  isBusy: boolean
  waiting: (() => void)[]
}

/** Limits what a client can make us hold: its connections, the requests on each, and responses that it does not read. */
export const boundConnections = (
  answer: Handle,
  hasProxies: boolean,
  limits: ConnectionLimits = LIMITS,
): Connections => {
  const lanes = new WeakMap<Socket, Lane>()
  const perAddress = new Map<string, number>()
  let unsent = 0

  const workerOf = (socket: Socket): Lane => {
    const existingLane = lanes.get(socket)
    if (existingLane) return existingLane
    const lane: Lane = { isBusy: false, waiting: [] }
    lanes.set(socket, lane)
    socket.once('close', () => lane.waiting.splice(0))
    return lane
  }

  /** Drops a client that does not read a response once it is written. */
  const expectReader = (response: ServerResponse): void => {
    const { socket } = response
    if (socket === null) return
    const bytes = socket.writableLength
    unsent += bytes
    const drop = (): void => void socket.destroy()
    const tooLong = setTimeout(drop, limits.writingMs)
    // The socket's own timer: every byte read restarts it.
    response.setTimeout(limits.stalledMs, drop)
    response.once('close', () => {
      unsent -= bytes
      clearTimeout(tooLong)
    })
  }

  const run = (lane: Lane, request: IncomingMessage, response: ServerResponse): void => {
    lane.isBusy = true
    response.once('prefinish', () => expectReader(response))
    response.once('close', () => {
      lane.isBusy = false
      if (!request.socket.destroyed) lane.waiting.shift()?.()
    })
    answer(request, response)
  }

  const count = (socket: Socket): void => {
    const address = socket.remoteAddress ?? ''
    const open = (perAddress.get(address) ?? 0) + 1
    perAddress.set(address, open)
    socket.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
    if (open > limits.ofAddress && !hasProxies) socket.destroy()
  }

  return {
    handle: (request, response) => {
      const lane = workerOf(request.socket)
      if (!lane.isBusy) run(lane, request, response)
      else if (lane.waiting.length < limits.pipelined) lane.waiting.push(() => run(lane, request, response))
      else request.socket.destroy()
    },
    unsentBytes: () => unsent,
    guard: (server) => {
      server.maxConnections = MAX_CONNECTIONS
      server.on('connection', count)
    },
  }
}
