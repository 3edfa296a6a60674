import { lastSearch } from '#src/services/lastSearch.ts'
import { localJson } from '#src/services/storage.ts'

export const last = lastSearch(localJson)
