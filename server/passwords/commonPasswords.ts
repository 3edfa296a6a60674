import common from './common.json' with { type: 'json' }

const COMMON: ReadonlySet<string> = new Set(common)

/** True for one of the thousand most common passwords, in any case, or for one repeated character. */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  return COMMON.has(plain) || /^(.?)\1*$/su.test(plain)
}
