/** Null for a zone that e-mails cannot format: not every runtime accepts a bare offset. */
export const supportedZone = (name: string | undefined): string | null => {
  if (name === undefined) return null
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
