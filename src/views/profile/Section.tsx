import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { useId, type ReactNode } from 'react'
import * as css from './profile.css.ts'

export const Section = ({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) => {
  const heading = useId()
  return (
    <section className={classes(card, css.section)} aria-labelledby={heading}>
      <div className={css.sectionHead}>
        <h2 id={heading} className={css.sectionTitle}>
          {title}
        </h2>
        <p className={css.small}>{text}</p>
      </div>
      {children}
    </section>
  )
}
