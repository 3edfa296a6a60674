import { lazy, Suspense } from 'react'
import { useLeaving, useModals } from './modals.tsx'
import type { Surroundings } from './surroundings.ts'

const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog.tsx')).SettingsDialog }))
const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }))

/** The modals of the header; each comes when it is first opened. */
export const LayoutModals = ({ surroundings }: { surroundings: Surroundings }) => {
  const { open, close } = useModals()
  useLeaving(open === 'settings' || open === 'menu', close)
  return (
    <>
      {/* Each waits for itself: one that is still on its way would hide the other, which is then closed. */}
      <Suspense>{open === 'settings' && <SettingsDialog surroundings={surroundings} onClose={close} />}</Suspense>
      <Suspense>{open === 'menu' && <MenuDrawer surroundings={surroundings} onClose={close} />}</Suspense>
      {surroundings.account.dialogs}
    </>
  )
}
