import type { Context } from 'hono'
import { ERROR_STATUS, type ErrorCode } from '#contract/http/errors.ts'
import { MAX_BODY_BYTES } from './body.ts'
import { mayWrite, type OwnOrigin } from './origin.ts'
import type { PeerEnv } from './peer.ts'
import { askAsVisitor, type Api, type RefusedForm, type TakeForm } from './serverRender.ts'

type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode]
const STATUSES: ReadonlySet<number> = new Set(Object.values(ERROR_STATUS))
const isErrorStatus = (status: number): status is ErrorStatus => STATUSES.has(status)

/** `status` 303: the form is taken, and its page shows that. `refused`: the page shows why not, with what was typed. */
export interface FormResult {
  status: 303 | ErrorStatus
  refused?: RefusedForm
}

/** Takes the form that was posted to a page. */
export type TakeForms = (context: Context<PeerEnv>) => Promise<FormResult>

export interface PageFormsDeps {
  /** Null in development. */
  take: TakeForm | null
  api: Api
  own: OwnOrigin
}

const TAKEN: FormResult = { status: 303 }
const FORBIDDEN: FormResult = { status: 403 }
const TOO_LARGE: FormResult = { status: 413 }
const UNSUPPORTED: FormResult = { status: 415 }
const NOT_BUILT: FormResult = { status: 503 }

const isForm = (contentType: string | undefined): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '')

/** Null: longer than any form of ours. */
const readText = async ({ req }: Context<PeerEnv>): Promise<string | null> => {
  if (Number(req.header('content-length') ?? 0) > MAX_BODY_BYTES) return null
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of req.raw.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

/**
 * Forms of pages that need no application. No cookie authorizes them: the token in the address does, which a page of another origin
 * does not know. Browsers that name another origin are refused all the same.
 */
export const createPageForms =
  ({ take, api, own }: PageFormsDeps): TakeForms =>
  async (context) => {
    // A page without a referrer posts its forms with the origin `null`; `Sec-Fetch-Site` tells ours from another.
    const header = (name: string): string | undefined => {
      const value = context.req.header(name)
      return name === 'origin' && value === 'null' ? undefined : value
    }
    if (!mayWrite({ method: context.req.method, header }, own)) return FORBIDDEN
    if (!isForm(context.req.header('content-type'))) return UNSUPPORTED
    const text = await readText(context)
    if (text === null) return TOO_LARGE
    if (take === null) return NOT_BUILT
    const fields = Object.fromEntries(new URLSearchParams(text))
    const refused = await take(new URL(context.req.url), fields, askAsVisitor(context, api))
    if (refused === null) return TAKEN
    const { status } = refused.failure
    return { status: isErrorStatus(status) ? status : 500, refused }
  }
