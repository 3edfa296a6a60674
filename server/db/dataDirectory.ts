import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorError } from '#server/operator.ts'

/** An empty database takes 40 MB, and twice that during its creation. */
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

/** Creates folder by folder: recursive `mkdirSync` never returns where no folder can be created, e.g. in `/proc`. */
const makeAll = (directory: string): void => {
  if (existsSync(directory)) return
  makeAll(dirname(directory))
  mkdirSync(directory)
}

/**
 * Creates the directory if it is missing, and checks that files can be written there.
 * @throws OperatorError
 */
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

/** @throws OperatorError if the disk would be full before the database is created. */
export const checkRoom = (directory: string): void => {
  const { bavail, bsize } = statfsSync(directory)
  const free = Math.floor((bavail * bsize) / 1024 / 1024)
  if (free < NEEDED_MB)
    throw new OperatorError(`DATA_DIR ${directory} cannot be used: ${free} MB are free, ${NEEDED_MB} are needed.`)
}

/**
 * Deletes the pid file that a killed process leaves behind, whatever is in it. Call it only while holding the directory's lock.
 */
export const forgetDeadPostmaster = (data: string): void => {
  const file = join(data, 'postmaster.pid')
  if (existsSync(file)) rmSync(file, { recursive: true })
}
