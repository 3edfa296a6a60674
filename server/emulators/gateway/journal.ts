import { open, readFile, rename, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * An append-only file of JSON lines. Once `append` has resolved, its entry survives a crash of the process and of the machine.
 */
export interface Journal {
  append(entry: unknown): Promise<void>
  close(): Promise<void>
}

interface Replay {
  /** Called for every entry of the file, oldest first. */
  entry: (entry: unknown) => void
  /** Returns the entries that a rewritten file would contain. */
  snapshot: () => readonly unknown[]
}

/** A file with this many lines more than needed is rewritten when it is opened. */
const SPARE_LINES = 5_000

interface Waiting {
  line: string
  done: () => void
  failed: (cause: unknown) => void
}

const syncDirectory = async (path: string): Promise<void> => {
  const directory = await open(dirname(path), 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** Reads the complete lines. Cuts off the rest of a last line that a crash left incomplete. */
const replayFile = async (path: string, entry: (entry: unknown) => void): Promise<number> => {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0))
  const whole = bytes.lastIndexOf('\n') + 1
  const lines = bytes.subarray(0, whole).toString('utf8').split('\n').filter(Boolean)
  lines.forEach((line, index) => {
    try {
      entry(JSON.parse(line))
    } catch (cause) {
      throw new Error(`${path}: line ${index + 1} cannot be read`, { cause })
    }
  })
  if (whole < bytes.length) await truncate(path, whole)
  return lines.length
}

const rewrite = async (path: string, entries: readonly unknown[]): Promise<void> => {
  const next = await open(`${path}.next`, 'w', 0o600)
  try {
    await next.writeFile(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
    await next.sync()
  } finally {
    await next.close()
  }
  await rename(`${path}.next`, path)
}

export const openJournal = async (path: string, replay: Replay): Promise<Journal> => {
  const lines = await replayFile(path, replay.entry)
  const snapshot = replay.snapshot()
  if (lines > snapshot.length + SPARE_LINES) await rewrite(path, snapshot)
  const file = await open(path, 'a', 0o600)
  await syncDirectory(path)

  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined
  /** File size in bytes up to the last complete batch. */
  let whole = (await file.stat()).size
  let isTorn = false

  // One write and one sync for all entries that arrived meanwhile.
  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        // Remove the rest of a failed write (full disk): its entries were never acknowledged.
        if (isTorn) await file.truncate(whole)
        isTorn = true
        const bytes = Buffer.from(batch.map((one) => one.line).join(''))
        await file.appendFile(bytes)
        await file.datasync()
        whole += bytes.length
        isTorn = false
        for (const one of batch) one.done()
      } catch (cause) {
        for (const one of batch) one.failed(cause)
      }
    }
  }

  return {
    append: (entry) =>
      new Promise((done, failed) => {
        waiting.push({ line: `${JSON.stringify(entry)}\n`, done, failed })
        writing ??= drain().finally(() => {
          writing = undefined
        })
      }),
    close: async () => {
      await writing
      await file.close()
    },
  }
}
