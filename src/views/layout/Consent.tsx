import { marketing } from '#src/actors/search/marketing.ts'
import { withLayoutTexts } from '#src/i18n/pageTexts.ts'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { useSyncExternalStore } from 'react'

const useBar = lazyPart(async () => (await withLayoutTexts(import('./ConsentBar.tsx'))).ConsentBar)

const subscribe = (listener: () => void) => marketing().subscribe(listener)

/** Asks for consent to store the source of the visit, if there is one or the guest wants to choose. */
export const Consent = () => {
  const isAsking = useSyncExternalStore(
    subscribe,
    () => marketing().isAsking(),
    () => false,
  )
  const { part: Bar } = useBar(isAsking)
  return isAsking && Bar !== null ? <Bar onChoose={marketing().choose} /> : null
}
