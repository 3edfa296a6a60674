import type { AuthPanel as Panel } from '#machines/auth/auth.selectors.ts'
import { prepareSignIn } from '#src/actors/auth/authActor.ts'
import { takeAuthLink } from '#src/actors/auth/authLink.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { useCloseOnNavigate, useModals } from '#src/views/layout/modals.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { useEffect, useState } from 'react'
import { AuthPanel } from './AuthPanel.tsx'
import { useAuth } from './useAuth.ts'

const TITLES = {
  code: 'auth.verify.title',
  names: 'auth.names.title',
  link: 'auth.link.title',
  askReset: 'auth.reset.title',
  resetSent: 'auth.reset.asked',
  newPassword: 'auth.reset.title',
  done: 'auth.link.done',
} as const

/** Log in, sign up, and the steps after them. Reopening restores everything except the password. */
export const AuthDialog = () => {
  const words = useI18n()
  const auth = useAuth()
  const { open, show, close } = useModals()
  const form = open === 'log-in' || open === 'sign-up' ? open : null
  const isOpen = form !== null
  const panel = usePatientPanel(auth.panel, auth.busy)
  // Signed in, with no message left to show.
  const isDone = auth.panel === 'done' && auth.message === null
  const { openReset } = auth

  useEffect(() => {
    const code = takeAuthLink()
    if (code === null) return
    openReset(code)
    show('log-in')
  }, [openReset, show])

  useEffect(() => {
    if (isOpen && isDone) close()
    else if (isOpen) prepareSignIn()
  }, [isOpen, isDone, close])

  // A pending code stays pending: the guest may be looking for it.
  const dismiss = () => {
    if (auth.step === 'signedOut') auth.cancel()
    auth.dismissMessage()
    close()
  }
  useCloseOnNavigate(isOpen, dismiss)

  return (
    <Dialog
      open={isOpen && !isDone}
      onClose={dismiss}
      closeLabel={words.t('common.close')}
      title={words.t(panel === 'forms' ? (form === 'sign-up' ? 'auth.signUp' : 'auth.logIn') : TITLES[panel])}
    >
      {form && (
        <AuthPanel
          panel={panel}
          auth={auth}
          form={form}
          onForm={(other) => {
            auth.dismissMessage()
            show(other)
          }}
          onClose={dismiss}
        />
      )}
    </Dialog>
  )
}

/**
 * Keeps the current panel during a request: the next one is not known yet. Except for a link being checked, which has no panel
 * before it.
 */
const usePatientPanel = (panel: Panel, isWaiting: boolean): Panel => {
  const [shown, setShown] = useState(panel)
  const next = isWaiting && panel !== 'newPassword' ? shown : panel
  if (next !== shown) setShown(next)
  return next
}
