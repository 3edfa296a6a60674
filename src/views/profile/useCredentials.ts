import {
  selectCanResend,
  selectDone,
  selectEmail,
  selectFailure,
  selectIsBusy,
  selectIsChecking,
  selectIsDecided,
  selectIsResendCooling,
  selectMethods,
  selectStep,
} from '#machines/credentials/credentials.selectors.ts'
import { credentialsActor, credentialsForms } from '#src/actors/auth/profileActors.ts'
import { useSelector } from '@xstate/react'

/** State and actions of changing the e-mail or password, and of deleting the account. */
export const useCredentials = () => {
  const actor = credentialsActor()
  return {
    step: useSelector(actor, selectStep),
    busy: useSelector(actor, selectIsBusy),
    checking: useSelector(actor, selectIsChecking),
    /** Can no longer be canceled, or must be finished. */
    decided: useSelector(actor, selectIsDecided),
    canResend: useSelector(actor, selectCanResend),
    coolingDown: useSelector(actor, selectIsResendCooling),
    email: useSelector(actor, selectEmail),
    done: useSelector(actor, selectDone),
    methods: useSelector(actor, selectMethods),
    failure: useSelector(actor, selectFailure),
    ...credentialsForms,
    openEmail: () => actor.send({ type: 'email.open' }),
    openPassword: () => actor.send({ type: 'password.open' }),
    openDeletion: () => actor.send({ type: 'deletion.open' }),
    resend: () => actor.send({ type: 'code.resend' }),
    sendReset: () => actor.send({ type: 'reset.send' }),
    close: () => actor.send({ type: 'flow.close' }),
    dismiss: () => actor.send({ type: 'failure.dismiss' }),
  }
}

export type Credentials = ReturnType<typeof useCredentials>
