import type { Context } from 'hono'
import { isDeep } from '#server/http/deep.ts'

/** The body as JSON; undefined where it is none, or none that anybody means. */
export const jsonOf = async (context: Context): Promise<unknown> => {
  const body: unknown = await context.req.json().catch(() => undefined)
  return isDeep(body) ? undefined : body
}
