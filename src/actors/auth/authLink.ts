/** URL parameters added by the identity provider's e-mails. */
const PARAMETERS = ['mode', 'oobCode', 'apiKey', 'lang', 'continueUrl', 'tenantId'] as const
const RESET = 'resetPassword'

let caught: string | null = null

/**
 * The URL to show, and the reset code it carried; null if it is no such link. `code` is null in other modes: we do not handle
 * those, but their code must not stay in the URL either.
 */
export const readAuthLink = (address: URL): { code: string | null; shown: URL } | null => {
  const code = address.searchParams.get('oobCode')
  const mode = address.searchParams.get('mode')
  if (code === null || mode === null) return null
  const shown = new URL(address)
  for (const name of PARAMETERS) shown.searchParams.delete(name)
  return { code: mode === RESET && code !== '' ? code : null, shown }
}

/** Removes the e-mail link's code from the URL before anything else can read it: the code opens the account. */
export const catchAuthLink = (): void => {
  const link = readAuthLink(new URL(location.href))
  if (link === null) return
  history.replaceState(history.state, '', link.shown)
  caught = link.code
}

/** The page was opened by a reset link that is not handled yet. */
export const hasAuthLink = (): boolean => caught !== null

/** Returns the code once; null afterwards. */
export const takeAuthLink = (): string | null => {
  const code = caught
  caught = null
  return code
}
