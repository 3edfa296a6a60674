import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import type { RangeCalendar } from '#src/ui/forms/RangeCalendar.tsx'
import type { ComponentProps } from 'react'
import type { DayPanel as Panel } from './DayPanel.tsx'
import * as css from './inquiry.css.ts'

// React Aria's calendar is the heaviest part of these steps.
const useRangeCalendar = lazyPart(async () => (await import('#src/ui/forms/RangeCalendar.tsx')).RangeCalendar)
const useDayPanel = lazyPart(async () => (await import('./DayPanel.tsx')).DayPanel)

export const Calendar = (props: ComponentProps<typeof RangeCalendar>) => {
  const { part: Part, hasFailed, retry } = useRangeCalendar(true)
  if (Part) return <Part {...props} />
  return hasFailed ? <ChunkError onRetry={retry} /> : <div className={css.waiting} aria-busy="true" />
}

export const DayPanel = (props: ComponentProps<typeof Panel>) => {
  const { part: Part, hasFailed, retry } = useDayPanel(true)
  if (Part) return <Part {...props} />
  return hasFailed ? <ChunkError onRetry={retry} /> : <div className={css.waiting} aria-busy="true" />
}
