import { CURRENCY_MISMATCH_ATTR } from '#contract/http/document.ts'

/** `DEFAULT_CURRENCY` as the device keeps it; the contract itself would be too much for every document. */
const DEFAULT_KEPT = '"USD"'

const keptIn = (storage: () => Storage): string | null => {
  try {
    return storage().getItem('currency')
  } catch {
    // A browser that forbids storage has kept nothing.
    return null
  }
}

/** The server does not know in which currency a guest wants prices where the address does not say: its first view shows none then. */
export const keepOwnCurrency = (): void => {
  const kept = keptIn(() => sessionStorage) ?? keptIn(() => localStorage)
  if (kept !== null && kept !== DEFAULT_KEPT && !/[?&]currency=[A-Z]{3}(&|$)/.test(location.search))
    document.documentElement.setAttribute(CURRENCY_MISMATCH_ATTR, '')
}
