import { useWords } from '#src/i18n/I18nContext.tsx'
import { IconButton } from '#src/ui/Button.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import * as css from './MapCard.css.ts'

/** The hotel of a pin that was pressed. Whoever opened it is led into it; Escape and the button lead back. */
export const MapCard = ({ name, onClose, children }: { name: string; onClose: () => void; children: ReactNode }) => {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const map = box.current?.closest('section')
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose()
    }
    map?.addEventListener('keydown', closeOnEscape)
    return () => map?.removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  return (
    <div ref={box} className={css.card} role="dialog" aria-label={name} tabIndex={-1}>
      {children}
      <IconButton icon="close" label={words.t('common.close')} className={css.close} onClick={onClose} />
    </div>
  )
}
