import type { QueryFields } from '#contract/http/endpoints.ts'
import { ApiError } from './errors.ts'
import { isStorableText } from './text.ts'

const refuse = (field: string, why: string): ApiError => new ApiError('invalid_request', `${field} ${why}`, { field })

/**
 * Decodes the query with the call's codecs.
 * @throws 400 that names the first field that is unknown, repeated, missing or malformed.
 */
export const readQuery = (params: URLSearchParams, fields: QueryFields): Record<string, unknown> => {
  const query: Record<string, unknown> = {}
  for (const name of params.keys())
    if (!Object.hasOwn(fields, name)) throw refuse(name.slice(0, 100), 'is not known here')
  for (const [name, { codec, required }] of Object.entries(fields)) {
    const [text, ...more] = params.getAll(name)
    if (more.length > 0) throw refuse(name, 'is given more than once')
    if (text === undefined) {
      if (required) throw refuse(name, 'is required')
      continue
    }
    const value = isStorableText(text) ? codec.decode(text) : undefined
    if (value === undefined) throw refuse(name, 'cannot be understood')
    query[name] = value
  }
  return query
}
