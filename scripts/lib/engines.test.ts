import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testsByEngine } from './engines.mjs'
import { ROOT } from './run.mjs'

test('every database test runs somewhere, what leans on an engine on both, and each name is a file', () => {
  const { pglite, postgres } = testsByEngine(true)
  const everywhere = testsByEngine(false).pglite
  const away = ['server/faults/databaseAway.db.test.ts', 'server/faults/rivals.db.test.ts']
  expect(new Set([...pglite, ...postgres])).toEqual(new Set([...everywhere, ...away]))
  expect(pglite.filter((file) => postgres.includes(file))).toEqual(
    expect.arrayContaining(['server/modules/inventory/inventory.db.test.ts', 'server/jobs/jobs.db.test.ts']),
  )
  expect(everywhere.filter((file) => away.includes(file))).toEqual([])
  expect([...pglite, ...postgres].filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})
