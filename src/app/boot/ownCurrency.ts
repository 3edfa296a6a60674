import { CURRENCY_MISMATCH_ATTR } from '#contract/http/document.ts'

/** `DEFAULT_CURRENCY` as stored; importing the contract would make every document too large. */
const DEFAULT_STORED = '"USD"'

const readCurrency = (storage: () => Storage): string | null => {
  try {
    return storage().getItem('currency')
  } catch {
    // A browser that forbids storage has stored nothing.
    return null
  }
}

/** If the URL names no currency, the server cannot know the guest's: this hides the prices of its render. */
export const keepOwnCurrency = (): void => {
  const currency = readCurrency(() => sessionStorage) ?? readCurrency(() => localStorage)
  if (currency !== null && currency !== DEFAULT_STORED && !/[?&]currency=[A-Z]{3}(&|$)/.test(location.search))
    document.documentElement.setAttribute(CURRENCY_MISMATCH_ATTR, '')
}
