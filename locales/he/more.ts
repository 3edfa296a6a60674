import { account } from './account.ts'
import { auth } from './auth.ts'
import { checkout } from './checkout.ts'
import { errors } from './errors.ts'
import { hotel } from './hotel.ts'
import { search } from './search.ts'
import { validation } from './validation.ts'

/** What the pages behind the home page need besides. */
export const more = { hotel, checkout, account, auth, validation, search, errors }
