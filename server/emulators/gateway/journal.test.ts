import { appendFile, mkdtemp, open, readFile, rm, writeFile, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openJournal } from './journal.ts'

let directory: string
let path: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'journal-'))
  path = join(directory, 'journal.jsonl')
})
afterEach(() => rm(directory, { recursive: true }))

test('appended entries are there after reopening, in order', async () => {
  const journal = await openJournal(path, replayInto([]))
  await Promise.all([1, 2, 3].map((entry) => journal.append({ entry })))
  await journal.close()
  expect(await entriesOf()).toEqual([{ entry: 1 }, { entry: 2 }, { entry: 3 }])
})

test('an entry is in the file once `append` resolves', async () => {
  const journal = await openJournal(path, replayInto([]))
  await journal.append({ entry: 1 })
  expect(await readFile(path, 'utf8')).toBe('{"entry":1}\n')
  await journal.close()
})

test('a line torn by a crash is cut off, and writing continues after the complete ones', async () => {
  await writeFile(path, '{"entry":1}\n{"ent')
  const entries: unknown[] = []
  const journal = await openJournal(path, replayInto(entries))
  expect(entries).toEqual([{ entry: 1 }])
  await journal.append({ entry: 2 })
  await journal.close()
  expect(await entriesOf()).toEqual([{ entry: 1 }, { entry: 2 }])
})

test('an unreadable line in the middle stops the start with its number', async () => {
  await writeFile(path, '{"entry":1}\nnonsense\n{"entry":3}\n')
  await expect(openJournal(path, replayInto([]))).rejects.toThrow(/line 2 cannot be read/)
})

test('a file that is mostly history is rewritten', async () => {
  await appendFile(path, '{"entry":"old"}\n'.repeat(6_000))
  const journal = await openJournal(path, { entry: () => undefined, snapshot: () => [{ entry: 'last' }] })
  await journal.append({ entry: 'new' })
  await journal.close()
  expect(await entriesOf()).toEqual([{ entry: 'last' }, { entry: 'new' }])
})

test('closing waits for pending writes', async () => {
  const journal = await openJournal(path, replayInto([]))
  const pendingWrite = journal.append({ entry: 1 })
  await journal.close()
  await pendingWrite
  expect(await entriesOf()).toEqual([{ entry: 1 }])
})

test('a full disk fails appends and leaves no half line, and appends work again once there is space', async () => {
  const journal = await openJournal(path, replayInto([]))
  await journal.append({ entry: 1 })
  const disk = await fullDisk()
  await expect(journal.append({ entry: 2 })).rejects.toThrow('no space')
  await expect(journal.append({ entry: 3 })).rejects.toThrow('no space')
  disk.mockRestore()
  await journal.append({ entry: 4 })
  await journal.close()
  expect(await entriesOf()).toEqual([{ entry: 1 }, { entry: 4 }])
})

/** Writes half of each batch, then fails. */
const fullDisk = async () => {
  const file = await open(path, 'a')
  const handle: Pick<FileHandle, 'appendFile'> = Object.getPrototypeOf(file)
  await file.close()
  const disk = vi.spyOn(handle, 'appendFile')
  disk.mockImplementation(async (bytes) => {
    await appendFile(path, bytes.slice(0, bytes.length / 2))
    throw new Error('no space')
  })
  return disk
}

const replayInto = (entries: unknown[]) => ({
  entry: (entry: unknown) => void entries.push(entry),
  snapshot: () => entries,
})

const entriesOf = async (): Promise<unknown[]> => {
  const entries: unknown[] = []
  const journal = await openJournal(path, replayInto(entries))
  await journal.close()
  return entries
}
