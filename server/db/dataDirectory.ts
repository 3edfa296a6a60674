import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorError } from '#server/operator.ts'

/** An empty database takes 40 MB, and as much again while it is made. */
const NEEDED_MB = 100

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'no folder can be made there',
}

const refuse = (directory: string, error: unknown): never => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const why = WHY[code] ?? (error instanceof Error ? error.message : String(error))
  throw new OperatorError(`DATA_DIR ${directory} cannot be used: ${why}.`, { cause: error })
}

/** Folder by folder: where none can be made, such as in `/proc`, Node's own way to make them all never comes back. */
const makeAll = (directory: string): void => {
  if (existsSync(directory)) return
  makeAll(dirname(directory))
  mkdirSync(directory)
}

/** Makes the directory where it is missing, and sees that files can be written there. @throws OperatorError */
export const makeDirectory = (directory: string): void => {
  const probe = join(directory, `.probe-${process.pid}`)
  try {
    makeAll(directory)
    writeFileSync(probe, 'probe')
  } catch (error) {
    refuse(directory, error)
  } finally {
    if (existsSync(probe)) rmSync(probe)
  }
}

/** @throws OperatorError where the database would stop in the middle of being made. */
export const checkRoom = (directory: string): void => {
  const { bavail, bsize } = statfsSync(directory)
  const free = Math.floor((bavail * bsize) / 1024 / 1024)
  if (free < NEEDED_MB)
    throw new OperatorError(`DATA_DIR ${directory} cannot be used: ${free} MB are free, ${NEEDED_MB} are needed.`)
}

/** A process that was killed leaves this file, in whatever state. The directory is ours by then: nobody lives in it. */
export const forgetDeadPostmaster = (data: string): void => {
  const file = join(data, 'postmaster.pid')
  if (existsSync(file)) rmSync(file, { recursive: true })
}
