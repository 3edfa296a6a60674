import type { Locale } from '#contract/shared/locale.ts'
import type { IdentityClient } from './identityClient.ts'
import { identityFailure } from './identityFailure.ts'

/** Loads the SDK on first use; after a failure, again on the next use. */
export interface SdkOnDemand {
  open: () => Promise<IdentityClient>
  /** Opens the SDK and calls it. @throws `ApiFailure`, also for SDK errors. */
  ask: <Answer>(question: (opened: IdentityClient) => Promise<Answer>) => Promise<Answer>
  /** The SDK is loaded or loading. */
  isRequested: () => boolean
  /** Applied once the SDK is loaded. */
  setLanguage: (locale: Locale) => void
}

export const sdkOnDemand = (
  load: () => Promise<IdentityClient>,
  onSession: (uid: string | null) => void,
): SdkOnDemand => {
  let opening: Promise<IdentityClient> | undefined
  let language: Locale | undefined

  const begin = async (): Promise<IdentityClient> => {
    try {
      const opened = await load()
      if (language !== undefined) opened.setLanguage(language)
      opened.watch(onSession)
      return opened
    } catch (error) {
      opening = undefined
      throw error
    }
  }
  const open = () => (opening ??= begin())

  return {
    open,
    ask: async (question) => {
      try {
        return await question(await open())
      } catch (error) {
        throw identityFailure(error)
      }
    },
    isRequested: () => opening !== undefined,
    setLanguage: (locale) => {
      language = locale
      opening
        ?.then((opened) => opened.setLanguage(locale))
        .catch(() => {
          // Applied when the SDK loads.
        })
    },
  }
}
