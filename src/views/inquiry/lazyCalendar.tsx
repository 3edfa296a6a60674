import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import type { RangeCalendar } from '#src/ui/forms/RangeCalendar.tsx'
import type { ComponentProps } from 'react'
import * as css from './inquiry.css.ts'

// React Aria's calendar is the heaviest part of the first step.
const useCalendar = lazyPart(async () => (await import('#src/ui/forms/RangeCalendar.tsx')).RangeCalendar)

export const Calendar = (props: ComponentProps<typeof RangeCalendar>) => {
  const { part: Part, hasFailed, retry } = useCalendar(true)
  if (Part) return <Part {...props} />
  return hasFailed ? <ChunkError onRetry={retry} /> : <div className={css.waiting} aria-busy="true" />
}
