import type { Context } from 'hono'
import { create, type Struct } from 'superstruct'
import { parseJsonSafely } from '#server/http/parseJsonSafely.ts'

/** Returns the body as JSON; undefined if it is malformed or unsafe to validate. */
export const readJson = async (context: Context): Promise<unknown> => parseJsonSafely(await context.req.text())

/** Null if the bytes are no JSON of this shape. */
export const readBody = async <T>(context: Context, struct: Struct<T>): Promise<T | null> => {
  const parsed = await readJson(context)
  // `create` also coerces numbers to the strings that the wire format means.
  try {
    return create(parsed, struct)
  } catch {
    return null
  }
}
