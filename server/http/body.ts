import { StructError, type Failure } from 'superstruct'
import type { EndpointName } from '#contract/http/endpoints.ts'
import { MAX_CAPTURE_BYTES } from '#contract/support/captures.ts'
import { ApiError } from './errors.ts'
import { isInherited, MAX_DEPTH } from './parseJsonSafely.ts'
import { isStorableText } from './text.ts'

export const MAX_BODY_BYTES = 64 * 1024
const MAX_BODY_BYTES_OF: Partial<Record<EndpointName, number>> = { sendCapture: MAX_CAPTURE_BYTES }

export const maxBodyBytes = (call: EndpointName): number => MAX_BODY_BYTES_OF[call] ?? MAX_BODY_BYTES

const MAX_MESSAGE_LENGTH = 200

/** Max. length of a field path in an error: unknown fields can have any name. */
const MAX_FIELD_LENGTH = 200

const invalid = (message: string, path: readonly string[] = []): ApiError =>
  new ApiError(
    'invalid_request',
    message.slice(0, MAX_MESSAGE_LENGTH),
    path.length > 0 ? { field: path.join('.').slice(0, MAX_FIELD_LENGTH) } : {},
  )

const isJsonType = (contentType: string | undefined): boolean =>
  /^application\/json\s*(;\s*charset=("?)utf-8\2\s*)?$/i.test(contentType ?? '')

const checkTexts = (value: unknown, path: readonly string[]): void => {
  if (path.length > MAX_DEPTH) throw invalid('is nested too deep', path.slice(0, 1))
  if (typeof value === 'string' && !isStorableText(value)) throw invalid('holds characters that are no text', path)
  if (typeof value === 'object' && value !== null)
    for (const [name, inside] of Object.entries(value)) {
      if (isInherited(name)) throw invalid('is not known here', [...path, name])
      checkTexts(inside, [...path, name])
    }
}

const parseJson = (text: string): unknown => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw invalid('The body is not JSON')
  }
  checkTexts(parsed, [])
  return parsed
}

const explain = ({ type, value, message }: Failure): string => {
  if (type === 'never') return 'is not known here'
  return value === undefined ? 'is required' : message
}

/** Any superstruct struct. */
export interface BodyStruct {
  create(value: unknown): unknown
}

/**
 * Parses the body with the call's struct. An empty body counts as `{}`.
 * @throws 415 if the content type is not JSON, 400 with the path of the first invalid field.
 */
export const readBody = (contentType: string | undefined, text: string, struct: BodyStruct): unknown => {
  if (text !== '' && !isJsonType(contentType))
    throw new ApiError('unsupported_media_type', 'The body must be application/json')
  try {
    return struct.create(text === '' ? {} : parseJson(text))
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    const [failure] = error.failures()
    throw invalid(failure ? explain(failure) : error.message, failure?.path.map(String))
  }
}
