import { useRouter } from '@tanstack/react-router'
import { useSeenDraft } from '#src/views/parts/seen/useSeen.ts'
import { createContext, use, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { enums, nullable } from 'superstruct'

/** Specification §2: modals of the header. */
export type ModalName = 'log-in' | 'sign-up' | 'settings' | 'menu' | 'support'

const FORMS = ['log-in', 'sign-up'] as const
const SeenModal = nullable(enums(FORMS))
const isForm = (name: ModalName): name is (typeof FORMS)[number] => FORMS.some((form) => form === name)

interface Modals {
  open: ModalName | null
  /** A new object each time a modal is requested. */
  request: object | null
  show: (name: ModalName) => void
  close: () => void
}

const ModalsContext = createContext<Modals>({
  open: null,
  request: null,
  show: () => undefined,
  close: () => undefined,
})

export const ModalsProvider = ({ children }: { children: ReactNode }) => {
  const [request, setRequest] = useState<{ name: ModalName } | null>(null)
  useSeenDraft('modal', {
    // A language is switched in the settings, and a screen is sent from the menu: neither is to open again.
    value: request !== null && isForm(request.name) ? request.name : null,
    struct: SeenModal,
    policy: 'keep',
    restore: (name) => {
      if (name !== null) setRequest({ name })
    },
  })
  const modals = useMemo<Modals>(
    () => ({
      open: request?.name ?? null,
      request,
      show: (name) => setRequest({ name }),
      close: () => setRequest(null),
    }),
    [request],
  )
  return <ModalsContext value={modals}>{children}</ModalsContext>
}

/** Opens a modal from anywhere in the page, e.g. log-in from the checkout. */
export const useModals = (): Modals => use(ModalsContext)

/** Closes an overlay when the guest goes back or to another page. */
export const useCloseOnNavigate = (isOpen: boolean, close: () => void): void => {
  const router = useRouter()
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    return router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
      if (fromLocation !== undefined && pathChanged) leave()
    })
  }, [router, isOpen])
}
