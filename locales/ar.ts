import { account } from './ar/account.ts'
import { auth } from './ar/auth.ts'
import { checkout } from './ar/checkout.ts'
import { common } from './ar/common.ts'
import { errors } from './ar/errors.ts'
import { home } from './ar/home.ts'
import { hotel } from './ar/hotel.ts'
import { search } from './ar/search.ts'
import { validation } from './ar/validation.ts'
import type { ArabicTexts } from './shape.ts'

export const ar: ArabicTexts = { common, home, search, hotel, checkout, account, auth, errors, validation }
