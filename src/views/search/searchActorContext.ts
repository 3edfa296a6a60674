import { searchActor } from '#src/actors/search/searchActor.ts'
import { createContext, use } from 'react'

/** The page's search actor. A server render provides its own, which is idle. */
export const SearchActorContext = createContext(searchActor)

export const useSearchActor = () => use(SearchActorContext)()
