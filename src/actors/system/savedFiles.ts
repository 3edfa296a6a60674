/** For views that make a file themselves, e.g. a picture. */
export { saveFile } from '#src/services/saveFile.ts'
