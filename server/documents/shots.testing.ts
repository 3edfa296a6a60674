import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Saves a PDF to look at, in the folder `DOCUMENT_SHOTS`; does nothing without one. */
export const saveShot = (name: string, pdf: Uint8Array): void => {
  const folder = process.env['DOCUMENT_SHOTS']
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.pdf`), pdf)
}
