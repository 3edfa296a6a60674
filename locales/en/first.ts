import { common } from './common.ts'
import { firstErrors } from './firstErrors.ts'
import { home } from './home.ts'
import { searchForm } from './searchForm.ts'

/** What every page needs from the start, the home page most of all. Of `search` and `errors` the rest comes with `more`. */
export const first = { common, home, search: searchForm, errors: firstErrors }
