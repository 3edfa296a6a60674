/** What the identity provider's e-mails put into the address. */
const PARAMETERS = ['mode', 'oobCode', 'apiKey', 'lang', 'continueUrl', 'tenantId'] as const
const RESET = 'resetPassword'

let caught: string | null = null

/**
 * The address as it should be shown, and the code it brought; null where it brought none. Other modes than that of a new
 * password are not ours, but their code should not stay in the address either.
 */
export const readAuthLink = (address: URL): { code: string | null; shown: URL } | null => {
  const code = address.searchParams.get('oobCode')
  const mode = address.searchParams.get('mode')
  if (code === null || mode === null) return null
  const shown = new URL(address)
  for (const name of PARAMETERS) shown.searchParams.delete(name)
  return { code: mode === RESET && code !== '' ? code : null, shown }
}

/** Takes the code of the e-mail's link out of the address, before anything else reads it: it opens the account. */
export const catchAuthLink = (): void => {
  const link = readAuthLink(new URL(location.href))
  if (link === null) return
  history.replaceState(history.state, '', link.shown)
  caught = link.code
}

/** The page was opened by the link of the e-mail, and nobody has followed it yet. */
export const hasAuthLink = (): boolean => caught !== null

/** Its code, for the one who takes it. */
export const takeAuthLink = (): string | null => {
  const code = caught
  caught = null
  return code
}
