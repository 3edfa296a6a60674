import { isLoopbackName } from './peer.ts'

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Our public origin; in the embedded run, also every name of this machine, e.g. that of the development server. */
export interface OwnOrigin {
  origin: string
  embedded: boolean
}

interface RequestHead {
  method: string
  header: (name: string) => string | undefined
}

/**
 * True if the request may change data. Browsers send the origin of their page, and only ours may write. Programs send none: they
 * need a token like every caller, and no cookie of ours authenticates anyone.
 */
export const mayWrite = ({ method, header }: RequestHead, own: OwnOrigin): boolean => {
  if (READS.has(method)) return true
  const from = header('origin')
  if (from === undefined) return header('sec-fetch-site') !== 'cross-site'
  if (from === own.origin) return true
  const host = header('host')?.toLowerCase() ?? ''
  return own.embedded && isLoopbackName(host) && URL.canParse(from) && new URL(from).host === host
}
