import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from './testDatabase.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())

// Rows are not validated when they are read: this test compares the table types with the migrated tables.
test('the table types match the tables of the database', async () => {
  const there = await columnsThere()
  expect(there.length).toBeGreaterThan(150)
  const declaredColumns = parseColumns(readTypes())
  expect(declaredColumns.map(withoutFilled)).toEqual(there.map(withoutFilled))
  // A type may require a column that the database would fill in.
  expect(declaredColumns.filter((column) => column !== withoutFilled(column) && !there.includes(column))).toEqual([])
})

const withoutFilled = (column: string): string => column.replace(/=$/, '')

const KINDS: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  numeric: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'instant',
  jsonb: 'json',
  text: 'text',
  uuid: 'text',
  date: 'text',
  ARRAY: 'list',
  bytea: 'bytes',
}

/** Each column as `table.column: kind`, with `?` if nullable and `=` if the database fills it in. */
const columnsThere = async (): Promise<string[]> => {
  const { rows } = await sql<{ table: string; column: string; type: string; nullable: boolean; filled: boolean }>`
    select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' as filled
    from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'`.execute(opened.db)
  return rows
    .map(
      ({ table, column, type, nullable, filled }) =>
        `${table}.${column}: ${KINDS[type] ?? type}${nullable ? '?' : ''}${filled ? '=' : ''}`,
    )
    .sort()
}

/** Returns the sources of all table types that `schema.ts` imports. */
const readTypes = (): string => {
  const schema = readFileSync(new URL('schema.ts', import.meta.url), 'utf8')
  const files = [...schema.matchAll(/'(?:#server|\.)\/(.+\.tables\.ts)'/g)].map(([whole, path]) =>
    whole.startsWith("'.") ? new URL(path ?? '', import.meta.url) : new URL(`../${path}`, import.meta.url),
  )
  return files
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll(/^ *(\/\*\*.*\*\/|\/\/.*)$/gm, '')
}

const parseColumns = (source: string): string[] => {
  const shapes = new Map<string, string>()
  for (const [, name = '', body = ''] of source.matchAll(/interface (\w+) \{\n([^]*?)\n\}/g)) shapes.set(name, body)
  const tables = [...shapes].filter(([name]) => name.endsWith('Tables')).map(([, body]) => body)
  return tables
    .flatMap((body) => [...body.matchAll(/^ {2}(\w+): ([^{\n]*)(?:\{([^}]*)\})?/gm)])
    .flatMap(([, table = '', named = '', own = '']) => {
      const inherited = [...named.matchAll(/\w+/g)].map(([name]) => shapes.get(name) ?? '')
      const columns = [...inherited, own].join('\n').matchAll(/(\w+): (.+?)\s*(?:$|;)/gm)
      return [...columns].map(([, column = '', type = '']) => `${table}.${column}: ${columnOf(type)}`)
    })
    .sort()
}

const columnOf = (type: string): string => {
  const nullable = type.includes('| null') ? '?' : ''
  const filled = /^Generated(Always)?</.test(type) ? '=' : ''
  const bare = type.replace(/^Generated(?:Always)?<(.*)>$/, '$1').replaceAll(/\s*\| null/g, '')
  return `${kindOf(bare)}${nullable}${filled}`
}

const kindOf = (type: string): string => {
  if (/^(JSONColumnType|Record)</.test(type)) return 'json'
  if (type.endsWith('[]')) return 'list'
  if (type === 'number' || type === 'Cents') return 'number'
  if (type === 'boolean') return 'boolean'
  if (type === 'Temporal.Instant') return 'instant'
  return type === 'Buffer' ? 'bytes' : 'text'
}
