import { marketing } from '#src/actors/search/marketing.ts'
import { withLayoutTexts } from '#src/i18n/pageTexts.ts'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { useSyncExternalStore } from 'react'

const useBar = lazyPart(async () => (await withLayoutTexts(import('./ConsentBar.tsx'))).ConsentBar)

const subscribe = (listener: () => void) => marketing().subscribe(listener)

/** Asks whether it may be kept where the visit came from, when there is something to keep or the guest wants to choose. */
export const Consent = () => {
  const isAsking = useSyncExternalStore(
    subscribe,
    () => marketing().isAsking(),
    () => false,
  )
  const { part: Bar } = useBar(isAsking)
  return isAsking && Bar !== null ? <Bar onChoose={marketing().choose} /> : null
}
