import { parentPort } from 'node:worker_threads'
import type { SetAnswer } from './documents.ts'
import type { DocumentModel } from './documentModel.ts'
import { createTypesetter } from './typesetter.ts'

// Setting a document is all computing: on the main thread every other guest would wait for it.
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
