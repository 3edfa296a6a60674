import type { ReactNode } from 'react'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { Glyph } from './Glyph.tsx'
import * as css from './MachinePage.css.ts'

const SIGNS = ['event', 'told', 'done', 'error', 'after', 'asks'] as const

/** Signs of the mode first, then those of every chart. */
export const Legend = ({ children }: { children?: ReactNode }) => (
  <ul className={css.legend} aria-label={texts.legend}>
    {children}
    {SIGNS.map((name) => (
      <li key={name} className={css.sign}>
        <Glyph name={name} />
        {texts.legendOf[name]}
      </li>
    ))}
    <li>{texts.legendOf.guard}</li>
  </ul>
)
