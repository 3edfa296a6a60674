import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { createDocuments, type Documents } from './documents.ts'
import type { DocumentModel } from './documentModel.ts'

const PAPER: DocumentModel = { lang: 'en', title: 'Receipt', brand: 'Stayless', issuer: [], parts: [], foot: 'Foot' }

/** A thread whose answer depends on the title, e.g. `dies`. */
const standIn = (): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
     parentPort.on('message', ({ title }) => {
       if (title === 'dies') process.exit(1)
       if (title === 'breaks') throw new Error('broken')
       if (title === 'fails') parentPort.postMessage({ failed: 'no such layout' })
       if (title === 'hangs') for (;;) {}
       if (title === 'good') parentPort.postMessage({ pdf: new Uint8Array([1]) })
     })`,
    { eval: true },
  )

let documents: Documents | undefined
afterEach(() => documents?.close())

const open = (changes: { mostWaiting?: number; withinMs?: number } = {}) => {
  const begun: Worker[] = []
  const logged: string[] = []
  documents = createDocuments({
    log: { error: (_: unknown, message?: string) => void logged.push(message ?? '') },
    start: () => {
      const worker = standIn()
      begun.push(worker)
      return worker
    },
    ...changes,
  })
  const { pdf } = documents
  return { begun, logged, ask: (title: string) => pdf({ ...PAPER, title }) }
}

const REFUSED = { code: 'not_ready', status: 503, retryAfterSeconds: 2 }
const GOOD = new Uint8Array([1])

test('documents are set in one thread, which starts with the first of them', async () => {
  const { begun, ask } = open()
  expect(begun).toEqual([])
  expect(await Promise.all([ask('good'), ask('good')])).toEqual([GOOD, GOOD])
  expect(await ask('good')).toEqual(GOOD)
  expect(begun).toHaveLength(1)
})

test.each(['dies', 'breaks'])(
  'a document whose thread %s is refused for now; the next one gets a new thread',
  async (fate) => {
    const { begun, logged, ask } = open()
    const [bad, next] = await Promise.allSettled([ask(fate), ask('good')])
    expect(bad).toMatchObject({ status: 'rejected', reason: REFUSED })
    expect(next).toEqual({ status: 'fulfilled', value: GOOD })
    expect(begun).toHaveLength(2)
    expect(logged).toContain('a document was given up')
  },
)

test('a document that hangs is given up after its time, and the next ones are set', async () => {
  const { ask } = open({ withinMs: 1_000 })
  const [bad, next] = await Promise.allSettled([ask('hangs'), ask('good')])
  expect(bad).toMatchObject({ status: 'rejected', reason: REFUSED })
  expect(next).toEqual({ status: 'fulfilled', value: GOOD })
})

test('documents beyond the queue’s limit are refused immediately', async () => {
  const { ask } = open({ mostWaiting: 2 })
  const results = await Promise.allSettled([ask('good'), ask('good'), ask('good')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(results[2]).toMatchObject({ reason: REFUSED })
  expect(await ask('good')).toEqual(GOOD)
})

test('a document that cannot be set is an error, but does not end the thread', async () => {
  const { begun, ask } = open()
  await expect(ask('fails')).rejects.toThrow('no such layout')
  expect(await ask('good')).toEqual(GOOD)
  expect(begun).toHaveLength(1)
})

test('the server’s own thread sets a PDF', async () => {
  documents = createDocuments({ log: { error: () => undefined } })
  const pdf = await documents.pdf(PAPER)
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
})
