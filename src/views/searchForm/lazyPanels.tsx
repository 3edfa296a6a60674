import { withSearchTexts } from '#src/i18n/pageTexts.ts'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import type { ComponentProps } from 'react'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import type { DatesPanel } from './DatesPanel.tsx'
import type { RoomsPanel } from './RoomsPanel.tsx'
import * as css from './SearchForm.css.ts'

// React Aria's calendar is the heaviest part: loaded when the dates are first opened.
const useDatesPanel = lazyPart(async () => (await withSearchTexts(import('./DatesPanel.tsx'))).DatesPanel)
const useRoomsPanel = lazyPart(async () => (await withSearchTexts(import('./RoomsPanel.tsx'))).RoomsPanel)

export const Dates = (props: ComponentProps<typeof DatesPanel>) => {
  const { part: Panel, hasFailed, retry } = useDatesPanel(true)
  if (Panel) return <Panel {...props} />
  return hasFailed ? <ChunkError onRetry={retry} /> : <div className={css.loading} aria-busy="true" />
}

export const Rooms = (props: ComponentProps<typeof RoomsPanel>) => {
  const { part: Panel, hasFailed, retry } = useRoomsPanel(true)
  if (Panel) return <Panel {...props} />
  return hasFailed ? <ChunkError onRetry={retry} /> : <div className={css.roomsPanel} aria-busy="true" />
}
