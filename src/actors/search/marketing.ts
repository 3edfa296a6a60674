import { createMarketing, whereFrom } from '#src/services/marketing.ts'
import { localJson } from '#src/services/storage.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'

/** Where this visit came from, for the life of the page; written to cookies only with the guest's consent. */
export const marketing = lazySingleton(() =>
  createMarketing({
    origin: whereFrom(new URL(location.href), document.referrer),
    storage: localJson,
    setCookie: (cookie) => {
      // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser we serve
      document.cookie = cookie
    },
    isSecure: location.protocol === 'https:',
  }),
)
