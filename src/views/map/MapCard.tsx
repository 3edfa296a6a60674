import { useI18n } from '#src/i18n/I18nContext.tsx'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { useEffect, type ReactNode, type RefObject } from 'react'
import * as css from './MapCard.css.ts'

/** Card of the pressed pin's hotel. Focus moves into it; Escape and the button lead back. */
export const MapCard = ({
  ref: box,
  name,
  onClose,
  children,
}: {
  ref: RefObject<HTMLDivElement | null>
  name: string
  onClose: () => void
  children: ReactNode
}) => {
  const words = useI18n()
  useEffect(() => box.current?.focus({ preventScroll: true }), [box])
  useEffect(() => {
    const map = box.current?.closest('section')
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose()
    }
    map?.addEventListener('keydown', closeOnEscape)
    return () => map?.removeEventListener('keydown', closeOnEscape)
  }, [box, onClose])
  return (
    <div ref={box} className={css.card} role="dialog" aria-label={name} tabIndex={-1}>
      {children}
      <IconButton icon={icons.close} label={words.t('common.close')} className={css.close} onClick={onClose} />
    </div>
  )
}
