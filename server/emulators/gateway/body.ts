import type { Context } from 'hono'
import { create, type Struct } from 'superstruct'
import { parseJsonSafely } from '#server/http/parseJsonSafely.ts'

/** The body as JSON; undefined where it is none, or none that anybody means. */
export const jsonOf = async (context: Context): Promise<unknown> => parseJsonSafely(await context.req.text())

/** Null where the bytes are no JSON of this shape. */
export const structOf = async <T>(context: Context, struct: Struct<T>): Promise<T | null> => {
  const parsed = await jsonOf(context)
  // create() also turns numbers into the strings that the wire means
  try {
    return create(parsed, struct)
  } catch {
    return null
  }
}
