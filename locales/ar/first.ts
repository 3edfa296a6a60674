import { firstCommon } from './firstCommon.ts'
import { firstErrors } from './firstErrors.ts'
import { home } from './home.ts'
import { searchForm } from './searchForm.ts'

/** What every page needs from the start, the home page most of all. Of `common`, `search` and `errors` the rest comes with `more`. */
export const first = { common: firstCommon, home, search: searchForm, errors: firstErrors }
