import { withSearchTexts } from '#src/i18n/pageTexts.ts'
import { lately } from '#src/views/parts/late.ts'
import type { ComponentProps } from 'react'
import { Missing } from '#src/views/layout/Missing.tsx'
import type { DatesPanel } from './DatesPanel.tsx'
import type { RoomsPanel } from './RoomsPanel.tsx'
import * as css from './SearchForm.css.ts'

// React Aria's calendar is the heaviest thing here; it comes when the dates are first opened.
const useDatesPanel = lately(async () => (await withSearchTexts(import('./DatesPanel.tsx'))).DatesPanel)
const useRoomsPanel = lately(async () => (await withSearchTexts(import('./RoomsPanel.tsx'))).RoomsPanel)

export const Dates = (props: ComponentProps<typeof DatesPanel>) => {
  const { part: Panel, hasFailed, retry } = useDatesPanel(true)
  if (Panel) return <Panel {...props} />
  return hasFailed ? <Missing onRetry={retry} /> : <div className={css.loading} aria-busy="true" />
}

export const Rooms = (props: ComponentProps<typeof RoomsPanel>) => {
  const { part: Panel, hasFailed, retry } = useRoomsPanel(true)
  if (Panel) return <Panel {...props} />
  return hasFailed ? <Missing onRetry={retry} /> : <div className={css.roomsPanel} aria-busy="true" />
}
