import * as css from './Header.css.ts'

/** Hours on a line, and a clock hand. */
export const LogoMark = () => (
  <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" className={css.markInk} />
    <rect x="5" y="13" width="6" height="6" rx="1.5" className={css.markGained} />
    <rect x="12" y="13" width="8" height="6" rx="1" className={css.markOnInk} />
    <rect x="21" y="13" width="6" height="6" rx="1.5" className={css.markOnInk} opacity=".28" />
    <rect x="19.7" y="8" width="2" height="16" rx="1" className={css.markHand} />
  </svg>
)
