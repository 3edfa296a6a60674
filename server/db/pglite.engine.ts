import { PGlite, type Results } from '@electric-sql/pglite'
import { toDatabaseError, toRawError } from './pglite.errors.ts'
import type { RawResult } from './pglite.protocol.ts'
import { DurableFs } from './durableFs.ts'

/** One embedded PostgreSQL session that exchanges text: `values.ts` reads and writes types, as for a real server. */
export interface Engine {
  /** @throws `DatabaseError` of `pg`, as the session of a real server does. */
  query(text: string, values: readonly (string | null)[]): Promise<RawResult>
  close(): Promise<void>
}

export interface DurableEngine extends Engine {
  /** Number of files synced to the disk. */
  syncs(): number
}

const RAW = { rowMode: 'array' } as const

const speakText = (lite: PGlite): void => {
  lite.serializers = {}
  for (const oid of Object.keys(lite.parsers)) lite.parsers[Number(oid)] = (text) => text
}

const isRow = (row: unknown): row is (string | null)[] => Array.isArray(row)

const toRawResult = (result: Results | undefined): RawResult => {
  const rows: unknown[] = result?.rows ?? []
  return {
    command: result?.command ?? '',
    rowCount: result?.rowCount ?? result?.affectedRows ?? rows.length,
    fields: result?.fields ?? [],
    rows: rows.filter(isRow),
  }
}

export const engineOf = (lite: PGlite): Engine => {
  speakText(lite)
  return {
    query: async (text, values) => {
      try {
        // Without values, one text may have several statements, as in PostgreSQL's simple protocol.
        return values.length > 0
          ? toRawResult(await lite.query(text, [...values], RAW))
          : toRawResult((await lite.exec(text, RAW)).at(-1))
      } catch (error) {
        throw toDatabaseError(toRawError(error))
      }
    },
    close: () => lite.close(),
  }
}

/** Opens the database in `directory` with fsync on; creates it if the directory is empty. */
export const openDurable = async (directory: string): Promise<DurableEngine> => {
  const fs = new DurableFs(directory)
  const lite = await PGlite.create({
    fs,
    // `-F` would turn fsync off. The default method, fdatasync, would bypass `DurableFs`.
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'],
  })
  return { ...engineOf(lite), syncs: () => fs.syncs }
}
