import { Numeral } from '#src/ui/content/Numeral.tsx'
import type { ReactNode } from 'react'
import * as css from './CheckoutPage.css.ts'

/** Heading of a numbered part of the form. */
export const BlockTitle = ({ number, children }: { number: number; children: ReactNode }) => (
  <h2 className={css.blockTitle}>
    <span className={css.number} aria-hidden="true">
      <Numeral>{number}</Numeral>
    </span>
    {children}
  </h2>
)
