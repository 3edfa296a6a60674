import { startTransition, useEffect, useState } from 'react'
import { isEqualView } from '#machines/kit/equalView.ts'
import type { LiveSource } from '#src/views/staff/machines/catalogue.ts'
import type { LiveState } from './live.rules.ts'
import { liveStoreOf } from './liveStore.ts'

/**
 * Part of what runs in the tabs of this browser. Rendered in small pieces: a hundred events in a second hold up no press and no
 * scrolling.
 * @param select memoized; a result that equals the last one renders nothing
 */
export const useLive = <Part>(source: LiveSource, select: (state: LiveState) => Part): Part => {
  const store = liveStoreOf(source)
  const [part, setPart] = useState(() => select(store.read()))
  useEffect(() => {
    const show = () =>
      startTransition(() =>
        setPart((before) => {
          const next = select(store.read())
          return isEqualView(before, next) ? before : next
        }),
      )
    show()
    return store.subscribe(show)
  }, [store, select])
  return part
}
