import { common } from './common.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { search } from './search.ts'

/** What every page needs from the start, the home page most of all. */
export const first = { common, home, search, errors }
