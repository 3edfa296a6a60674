import { FROZEN_PAGE } from '#contract/http/pages.ts'
import { writeLocalePath } from '#contract/http/localePath.ts'
import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { nullable, string, type } from 'superstruct'

/** Message of the staff page to the frozen document. */
export interface OpenMessage {
  type: 'frozen.open'
  /** The address that the page has: the guest's own, with what is hidden left hidden. */
  address: string
  /** State of the history entry: what covers the page. */
  state: Readonly<Record<string, unknown>>
  envelope: CaptureEnvelope
  /** Snapshots of the step that is looked at, by the actor's name. */
  snapshots: Readonly<Record<string, unknown>>
}

/** Message of the frozen document to the staff page. */
export type FrozenMessage =
  | { type: 'frozen.waits' }
  | { type: 'frozen.shown' }
  /** The page cannot be drawn, e.g. since its snapshots come from other machines. */
  | { type: 'frozen.failed' }

/** The path of a route as the route tree writes it, e.g. `/checkout/{-$id}/{-$rateKey}`, with these parameters. */
const pathOf = (route: string, params: Readonly<Record<string, string>>): string =>
  route
    .split('/')
    .flatMap((part) => {
      const name = /^(?:\{-)?\$(\w+)\}?$/.exec(part)?.[1]
      if (name === undefined) return [part]
      const value = params[name]
      return value === undefined ? [] : [encodeURIComponent(value)]
    })
    .join('/')
    .replace(/(.)\/$/, '$1')

/** The guest's own address, with what is hidden left hidden. */
export const addressOf = ({
  route,
  params,
  search,
  locale,
}: Pick<CaptureEnvelope['page'], 'route' | 'params' | 'search' | 'locale'>): string => {
  const query = new URLSearchParams(search).toString()
  return `${writeLocalePath(locale, pathOf(route, params))}${query === '' ? '' : `?${query}`}`
}

/** The document in which a screen opens: each language has its own. */
export const frozenDocument = ({ page }: CaptureEnvelope): string => writeLocalePath(page.locale, FROZEN_PAGE)

const Covers = type({ sheet: nullable(string()), panel: nullable(string()), hash: string() })

/** State and fragment of the history entry, which say what covers the page. */
export const coversOf = ({ seen }: Pick<CaptureEnvelope, 'seen'>): { state: OpenMessage['state']; hash: string } => {
  const covers = seen['page.covers']
  const { sheet, panel, hash } = Covers.is(covers) ? covers : { sheet: null, panel: null, hash: '' }
  return {
    // The router takes over an entry as it is only if it has the router's own fields.
    state: {
      __TSR_index: 0,
      __TSR_key: 'frozen',
      key: 'frozen',
      ...(sheet === null ? {} : { sheet }),
      ...(panel === null ? {} : { panel }),
    },
    hash: hash === '' ? '' : `#${encodeURIComponent(hash)}`,
  }
}

export const openMessage = (envelope: CaptureEnvelope, snapshots: OpenMessage['snapshots']): OpenMessage => {
  const { state, hash } = coversOf(envelope)
  return { type: 'frozen.open', address: `${addressOf(envelope.page)}${hash}`, state, envelope, snapshots }
}
