import common from './common.json' with { type: 'json' }

const COMMON: ReadonlySet<string> = new Set(common)

/** One that everybody tries first: one of the thousand commonest, in whatever case, or the same character again and again. */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  return COMMON.has(plain) || /^(.?)\1*$/su.test(plain)
}
