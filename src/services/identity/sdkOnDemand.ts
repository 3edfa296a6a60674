import type { Locale } from '#contract/shared/locale.ts'
import type { IdentityClient } from './identityClient.ts'
import { identityFailure } from './identityFailure.ts'

/** The SDK, loaded when it is first needed; where that failed, again when it is needed next. */
export interface SdkOnDemand {
  open: () => Promise<IdentityClient>
  /** Opens it and asks it something. @throws `ApiFailure`, also for what the SDK throws. */
  ask: <Answer>(question: (opened: IdentityClient) => Promise<Answer>) => Promise<Answer>
  /** It is open, or on its way. */
  isWanted: () => boolean
  /** Told to it when it is there. */
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
    isWanted: () => opening !== undefined,
    setLanguage: (locale) => {
      language = locale
      opening
        ?.then((opened) => opened.setLanguage(locale))
        .catch(() => {
          // It will be told when it is loaded.
        })
    },
  }
}
