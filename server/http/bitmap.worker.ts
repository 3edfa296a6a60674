import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import type { BitmapAnswer, BitmapRequest } from './bitmaps.ts'

const port = parentPort
if (!port) throw new Error('Bitmaps are made in a worker thread only')

// Our pictures contain no text.
const OPTIONS = { font: { loadSystemFonts: false } }

const made = ({ id, svg }: BitmapRequest): BitmapAnswer => {
  try {
    return { id, png: new Uint8Array(new Resvg(svg, OPTIONS).render().asPng()) }
  } catch (error) {
    return { id, failed: String(error) }
  }
}

port.on('message', (request: BitmapRequest) => port.postMessage(made(request)))
