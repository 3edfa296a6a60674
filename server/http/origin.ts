import { isLoopbackName } from './peer.ts'

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** How the world calls us. In the embedded run also by any name of this machine, such as that of the development server. */
export interface OwnOrigin {
  origin: string
  embedded: boolean
}

interface Asked {
  method: string
  header: (name: string) => string | undefined
}

/**
 * May this request change anything? A browser names the page that it comes from, and only ours may write. Programs name
 * none: they are asked for a bearer like everybody, and no cookie of ours is anybody's proof.
 */
export const mayWrite = ({ method, header }: Asked, own: OwnOrigin): boolean => {
  if (READS.has(method)) return true
  const from = header('origin')
  if (from === undefined) return header('sec-fetch-site') !== 'cross-site'
  if (from === own.origin) return true
  const host = header('host')?.toLowerCase() ?? ''
  return own.embedded && isLoopbackName(host) && URL.canParse(from) && new URL(from).host === host
}
