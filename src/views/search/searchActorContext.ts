import { searchActor } from '#src/actors/search/searchActor.ts'
import { createContext, use } from 'react'

/** The page's own, but where a page is rendered for one request: that shows a search which is at rest. */
export const SearchActorContext = createContext(searchActor)

export const useSearchActor = () => use(SearchActorContext)()
