import { parentPort } from 'node:worker_threads'
import type { SetAnswer } from './documents.ts'
import type { DocumentModel } from './documentModel.ts'
import { createTypesetter } from './typesetter.ts'

// Must run in a worker: setting a document is all computing and would block every request on the main thread.
const port = parentPort
if (!port) throw new Error('Documents are set in a worker thread only')
const typeset = await createTypesetter()

const answerTo = (paper: DocumentModel): SetAnswer => {
  try {
    return { pdf: typeset(paper) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

port.on('message', (paper: DocumentModel) => {
  const answer = answerTo(paper)
  port.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : [])
})
