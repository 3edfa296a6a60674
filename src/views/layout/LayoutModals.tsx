import { withLayoutTexts } from '#src/i18n/pageTexts.ts'
import { lately, type Late } from '#src/views/parts/late.ts'
import type { ComponentType } from 'react'
import { Missing } from './Missing.tsx'
import { useLeaving, useModals } from './modals.tsx'
import type { Surroundings } from './surroundings.ts'

interface LayoutModalProps {
  surroundings: Surroundings
  onClose: () => void
}

const useSettingsDialog = lately(async () => (await withLayoutTexts(import('./SettingsDialog.tsx'))).SettingsDialog)
const useMenuDrawer = lately(async () => (await import('./MenuDrawer.tsx')).MenuDrawer)

/** The modals of the header; each comes when it is first opened. */
export const LayoutModals = ({ surroundings }: { surroundings: Surroundings }) => {
  const { open, request, close } = useModals()
  useLeaving(open === 'settings' || open === 'menu', close)
  const settings = useSettingsDialog(open === 'settings' && request)
  const menu = useMenuDrawer(open === 'menu' && request)
  return (
    <>
      {open === 'settings' && modal(settings)}
      {open === 'menu' && modal(menu)}
      {surroundings.account.dialogs}
    </>
  )

  function modal({ part: Modal, hasFailed, retry }: Late<ComponentType<LayoutModalProps>>) {
    if (Modal) return <Modal surroundings={surroundings} onClose={close} />
    return hasFailed && <Missing onRetry={retry} onClose={close} />
  }
}
