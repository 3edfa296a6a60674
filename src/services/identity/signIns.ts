import type { SocialProvider } from '#contract/user/user.ts'
import type { IdentitySessionEvent } from '#machines/identitySession/identitySession.machine.ts'
import type { IdentityClient, ProviderConflict, SignedInByProvider } from './identityClient.ts'

/** The part of the SDK client used here. */
export type ClientOfSignIns = Pick<IdentityClient, 'signIn' | 'startProviderSignIn' | 'signOut'>
type Ask = <Answer>(question: (opened: ClientOfSignIns) => Promise<Answer>) => Promise<Answer>

/** Sign-in by password or provider, each reported to the session actor from start to end. */
export const createSignIns = (ask: Ask, tellSession: (event: IdentitySessionEvent) => void) => {
  const attempt = async <Answer>(question: (opened: ClientOfSignIns) => Promise<Answer>): Promise<Answer> => {
    tellSession({ type: 'signIn.began' })
    try {
      const answer = await ask(question)
      tellSession({ type: 'signIn.succeeded' })
      return answer
    } catch (failure) {
      tellSession({ type: 'signIn.failed' })
      throw failure
    }
  }
  const leaveIfAborted = async (opened: ClientOfSignIns, signal: AbortSignal): Promise<void> => {
    if (!signal.aborted) return
    await opened.signOut()
    // The SDK reports this too, but maybe after this attempt ends.
    tellSession({ type: 'provider.authStateChanged', uid: null })
    signal.throwIfAborted()
  }
  const inTurn = oneAfterTheOther()

  return {
    /** One at a time: the end of a cancelled sign-in must not end the next one's session. */
    byPassword: (email: string, password: string, signal: AbortSignal): Promise<{ uid: string }> =>
      inTurn(async () => {
        signal.throwIfAborted()
        return attempt(async (opened) => {
          const signedIn = await opened.signIn(email, password)
          await leaveIfAborted(opened, signal)
          return signedIn
        })
      }),
    byProvider: (provider: SocialProvider, signal: AbortSignal): Promise<SignedInByProvider | ProviderConflict> =>
      attempt(async (opened) => {
        signal.throwIfAborted()
        const { answer, settled } = opened.startProviderSignIn(provider, signal)
        tellSession({ type: 'window.opened' })
        void settled.finally(() => tellSession({ type: 'window.settled' }))
        const signedIn = await answer
        await leaveIfAborted(opened, signal)
        return signedIn
      }),
  }
}

const oneAfterTheOther = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    const next = last.then(run)
    last = next.catch(() => {
      // The caller gets the error; the next sign-in starts anyway.
    })
    return next
  }
}
