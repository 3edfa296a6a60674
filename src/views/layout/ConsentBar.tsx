import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { textLink } from '#src/styles/layout.css.ts'
import * as css from './ConsentBar.css.ts'

/** Small, at the bottom of the window; both answers look alike. Other docked elements move above it. */
export const ConsentBar = ({ onChoose }: { onChoose: (choice: 'yes' | 'no') => void }) => {
  const words = useI18n()
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const watcher = new ResizeObserver(() =>
      style.setProperty(css.CONSENT_HEIGHT, `${bar.current?.offsetHeight ?? 0}px`),
    )
    if (bar.current) watcher.observe(bar.current)
    return () => {
      watcher.disconnect()
      style.removeProperty(css.CONSENT_HEIGHT)
    }
  }, [])
  return (
    <section ref={bar} className={css.bar} aria-label={words.t('layout.consent.label')}>
      <p className={css.text}>
        {words.t('layout.consent.text')}{' '}
        <Link to="/privacy" className={textLink}>
          {words.t('common.footer.privacy')}
        </Link>
      </p>
      <div className={css.answers}>
        <Button look="line" size="small" onClick={() => onChoose('no')}>
          {words.t('layout.consent.no')}
        </Button>
        <Button look="line" size="small" onClick={() => onChoose('yes')}>
          {words.t('layout.consent.yes')}
        </Button>
      </div>
    </section>
  )
}
