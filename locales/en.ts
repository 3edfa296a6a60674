import { account } from './en/account.ts'
import { auth } from './en/auth.ts'
import { checkout } from './en/checkout.ts'
import { common } from './en/common.ts'
import { errors } from './en/errors.ts'
import { home } from './en/home.ts'
import { hotel } from './en/hotel.ts'
import { search } from './en/search.ts'
import { validation } from './en/validation.ts'

/** English is bundled and defines the shape of every language. */
export const en = { common, home, search, hotel, checkout, account, auth, errors, validation } as const
