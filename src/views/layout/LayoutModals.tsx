import { withLayoutTexts } from '#src/i18n/pageTexts.ts'
import { lazyPart, type LazyPart } from '#src/views/parts/loading/lazyPart.ts'
import type { ComponentType } from 'react'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { SendScreenModal } from '#src/views/parts/support/SendScreen.tsx'
import { useCloseOnNavigate, useModals } from './modals.tsx'
import type { LayoutProps } from './layoutProps.ts'

interface LayoutModalProps {
  layoutProps: LayoutProps
  onClose: () => void
}

const useSettingsDialog = lazyPart(async () => (await withLayoutTexts(import('./SettingsDialog.tsx'))).SettingsDialog)
const useMenuDrawer = lazyPart(async () => (await import('./MenuDrawer.tsx')).MenuDrawer)

/** Modals of the header, each loaded when first opened. */
export const LayoutModals = ({ layoutProps }: { layoutProps: LayoutProps }) => {
  const { open, request, close } = useModals()
  useCloseOnNavigate(open === 'settings' || open === 'menu' || open === 'support', close)
  const settings = useSettingsDialog(open === 'settings' && request)
  const menu = useMenuDrawer(open === 'menu' && request)
  return (
    <>
      {open === 'settings' && modal(settings)}
      {open === 'menu' && modal(menu)}
      <SendScreenModal trigger={open === 'support' && request} onClose={close} />
      {layoutProps.account.dialogs}
    </>
  )

  function modal({ part: Modal, hasFailed, retry }: LazyPart<ComponentType<LayoutModalProps>>) {
    if (Modal) return <Modal layoutProps={layoutProps} onClose={close} />
    return hasFailed && <ChunkError onRetry={retry} onClose={close} />
  }
}
