import { Client } from 'pg'

/** Receives what other sessions send by NOTIFY. */
export interface Listener {
  /** From here on no message is lost. Earlier ones are, and also those sent while a connection was broken: reload here. */
  listening: () => void
  notify: (payload: string) => void
  /** The connection is broken; a new one is being opened. */
  broken: (error: Error) => void
}

export interface Listening {
  stop: () => Promise<void>
}

const CONNECT_MS = 5_000
/** A query finds a connection that died without an error. */
const ASK_EVERY_MS = 5_000
const ANSWER_WITHIN_MS = 4_000
const AGAIN_AFTER_MS = 100
const AGAIN_AFTER_MOST_MS = 2_000

/** Listens to a channel of a PostgreSQL server on its own connection, and reconnects for as long as it takes. */
export const listenOn = (url: string, channel: string, listener: Listener): Listening => {
  let isStopped = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let waitMs = AGAIN_AFTER_MS

  const connect = async (): Promise<void> => {
    const mine = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
      application_name: `stayless ${channel}`,
    })
    client = mine
    const lose = (cause: Error): void => {
      if (client !== mine) return
      client = undefined
      void mine.end().catch(() => undefined)
      if (isStopped) return
      listener.broken(cause)
      timer = setTimeout(() => void connect(), waitMs)
      waitMs = Math.min(AGAIN_AFTER_MOST_MS, waitMs * 2)
    }
    const askAgain = (): void => {
      timer = setTimeout(() => void mine.query('select 1').then(askAgain, lose), ASK_EVERY_MS)
    }
    // Never remove this listener: an abandoned connection may still emit an error, and without a listener that ends the process.
    mine.on('error', lose)
    mine.on('end', () => lose(new Error('The database closed the connection')))
    mine.on('notification', ({ payload }) => {
      if (client === mine) listener.notify(payload ?? '')
    })
    try {
      await mine.connect()
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`)
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)))
      return
    }
    if (client !== mine) return
    waitMs = AGAIN_AFTER_MS
    listener.listening()
    askAgain()
  }
  void connect()

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
