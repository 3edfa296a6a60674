import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, readMigrations, type Migration } from './migrate.ts'
import { databaseOfItsOwn } from './testDatabase.ts'

let opened: Awaited<ReturnType<typeof databaseOfItsOwn>>
beforeAll(async () => {
  opened = await databaseOfItsOwn()
})
afterAll(() => opened.close())

describe('values are the same on both engines', () => {
  test('a column of each type is read as the schema says', async () => {
    const { rows } = await sql`select
      9007199254740991::int8 as whole, 12.50::numeric as exact, array[1,2]::int8[] as wholes, 1.5::float8 as double,
      '2026-03-29'::date as day, array['2026-03-29']::date[] as days, '2026-11-20 10:00:00+02'::timestamptz as instant,
      '{"a":[1,"b"]}'::jsonb as json, array['x','"y\\',null]::text[] as texts, true as yes, null::int as nothing,
      array[1,2,3]::smallint[] as hours, '\\x00ff'::bytea as bytes`.execute(opened.db)
    expect(rows).toEqual([
      {
        whole: 9007199254740991,
        exact: 12.5,
        wholes: [1, 2],
        double: 1.5,
        day: '2026-03-29',
        days: ['2026-03-29'],
        instant: Temporal.Instant.from('2026-11-20T08:00:00Z'),
        json: { a: [1, 'b'] },
        texts: ['x', '"y\\', null],
        yes: true,
        nothing: null,
        hours: [1, 2, 3],
        bytes: Buffer.from([0, 255]),
      },
    ])
  })

  test('a parameter is read back as it was written', async () => {
    const instant = Temporal.Instant.from('2026-11-20T08:00:00.123456Z')
    const { rows } = await sql`select ${instant}::timestamptz as instant, ${['a"b', 'c\\d', 'שלום, ']}::text[] as texts,
      ${{ name: 'مرحبا' }}::jsonb as json, ${Temporal.PlainDate.from('2026-01-31')}::date as day, ${null}::int as nothing,
      ${Buffer.from([1, 2])}::bytea as bytes, ${7}::int as number, ${false}::boolean as no`.execute(opened.db)
    expect(rows).toEqual([
      {
        instant,
        texts: ['a"b', 'c\\d', 'שלום, '],
        json: { name: 'مرحبا' },
        day: '2026-01-31',
        nothing: null,
        bytes: Buffer.from([1, 2]),
        number: 7,
        no: false,
      },
    ])
  })

  test('a violated constraint is a DatabaseError that names it', async () => {
    await sql`create table rooms (left_over int, constraint rooms_not_oversold check (left_over >= 0))`.execute(
      opened.db,
    )
    const failure = await sql`insert into rooms values (-1)`.execute(opened.db).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DatabaseError)
    expect(failure).toMatchObject({ code: '23514', constraint: 'rooms_not_oversold', table: 'rooms' })
  })
})

describe('many queries at once', () => {
  test('a failed query never answers another caller', async () => {
    const numbers = Array.from({ length: 60 }, (_, number) => number)
    expect(await Promise.all(numbers.map(askNumber))).toEqual(
      numbers.map((number) => (number % 3 === 0 ? '22012' : [{ number }])),
    )
  })

  test('a failed transaction leaves nothing, and the next one works', async () => {
    await sql`create table notes (text text)`.execute(opened.db)
    const failing = opened.db.transaction().execute(async (transaction) => {
      await sql`insert into notes values ('lost')`.execute(transaction)
      throw new Error('the guest left')
    })
    const [failed] = await Promise.allSettled([
      failing,
      opened.db.transaction().execute((transaction) => sql`insert into notes values ('kept')`.execute(transaction)),
    ])
    expect(failed.status).toBe('rejected')
    expect((await sql`select text from notes`.execute(opened.db)).rows).toEqual([{ text: 'kept' }])
  })
})

describe('migrations', () => {
  test('are all applied, and a second run applies none', async () => {
    expect(await migrate(opened.db)).toEqual([])
    const { rows } = await sql`select name from migrations order by name`.execute(opened.db)
    expect(rows).toEqual(readMigrations().map(({ name }) => ({ name })))
  })

  test('leave nothing behind if they fail halfway', async () => {
    const broken = migration('9001_broken.sql', 'create table half (id int);\ncreate table half (id int);')
    await expect(migrate(opened.db, [broken])).rejects.toThrow('Migration 9001_broken.sql failed: relation "half"')
    const { rows } = await sql`select to_regclass('half') as half`.execute(opened.db)
    expect(rows).toEqual([{ half: null }])
  })

  test('may have functions and several statements in one file', async () => {
    const text = `create function twice(n int) returns int language plpgsql as $$ begin return n * 2; end; $$;
      create table doubled as select twice(4) as value;`
    expect(await migrate(opened.db, [migration('9002_twice.sql', text)])).toEqual(['9002_twice.sql'])
    expect((await sql`select value from doubled`.execute(opened.db)).rows).toEqual([{ value: 8 }])
  })

  test('stop the start if a file was changed after it was applied', async () => {
    await migrate(opened.db, [migration('9003_once.sql', 'select 1;')])
    await expect(migrate(opened.db, [migration('9003_once.sql', 'select 2;', 'other')])).rejects.toThrow(
      'Migration 9003_once.sql was changed after it had been applied. Start with a new database.',
    )
  })

  test('are applied once by two servers starting together', async () => {
    const once = [migration('9004_once.sql', 'create table once (id int);')]
    const applied = await Promise.all([migrate(opened.db, once), migrate(opened.db, once)])
    expect(applied.flat()).toEqual(['9004_once.sql'])
  })
})

const migration = (name: string, text: string, hash = 'first'): Migration => ({ name, text, hash })

/** Every third query fails. */
const askNumber = async (number: number): Promise<unknown> => {
  const query = number % 3 === 0 ? sql`select 1/0` : sql`select ${number}::int as number`
  return query.execute(opened.db).then(
    ({ rows }) => rows,
    (error: unknown) => (error instanceof DatabaseError ? error.code : error),
  )
}
