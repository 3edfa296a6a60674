import 'temporal-polyfill/global'
import { sql } from 'kysely'
import { openDatabase } from './open.ts'

/** Runs as its own process: inserts rows until it is killed, and prints each number once it is acknowledged. */
const write = async (directory: string): Promise<void> => {
  const { db } = await openDatabase({ kind: 'pglite', directory })
  await sql`create table acknowledged (number int primary key)`.execute(db)
  for (let number = 1; ; number += 1) {
    await sql`insert into acknowledged values (${number})`.execute(db)
    process.stdout.write(`${number}\n`)
  }
}

await write(process.argv[2] ?? '')
