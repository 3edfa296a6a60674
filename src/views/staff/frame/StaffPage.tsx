import { PageHead } from '#src/views/layout/PageHead.tsx'
import type { ReactNode } from 'react'
import * as css from './frame.css.ts'

/** A staff page in one column, with its title. */
export const StaffPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.page}>
    <PageHead title={title} hidden />
    <h1 className={css.title}>{title}</h1>
    {children}
  </div>
)
