import { account } from './he/account.ts'
import { auth } from './he/auth.ts'
import { checkout } from './he/checkout.ts'
import { common } from './he/common.ts'
import { errors } from './he/errors.ts'
import { home } from './he/home.ts'
import { hotel } from './he/hotel.ts'
import { search } from './he/search.ts'
import { validation } from './he/validation.ts'
import type { HebrewTexts } from './shape.ts'

export const he: HebrewTexts = { common, home, search, hotel, checkout, account, auth, errors, validation }
