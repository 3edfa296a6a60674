import { Client } from 'pg'

/** What other sessions say by NOTIFY. */
export interface Listener {
  /** From here on everything is heard. What was said before is not: also after each break. */
  listening: () => void
  heard: (payload: string) => void
  /** The connection is broken; another one is on its way. */
  broken: (error: Error) => void
}

export interface Listening {
  stop: () => Promise<void>
}

const CONNECT_MS = 5_000
/** A connection that died without a word is noticed by a question. */
const ASK_EVERY_MS = 5_000
const ANSWER_WITHIN_MS = 4_000
const AGAIN_AFTER_MS = 100
const AGAIN_AFTER_MOST_MS = 2_000

/** Listens to a channel of a PostgreSQL server on a connection of its own, and connects again for as long as it takes. */
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
    // Never taken off: a connection that was given up may still complain, and unheard that would end the process.
    mine.on('error', lose)
    mine.on('end', () => lose(new Error('The database closed the connection')))
    mine.on('notification', ({ payload }) => {
      if (client === mine) listener.heard(payload ?? '')
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
