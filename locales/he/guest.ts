import { account } from './account.ts'
import { auth } from './auth.ts'
import { booking } from './booking.ts'
import { checkout } from './checkout.ts'
import { credits } from './credits.ts'
import { errors } from './errors.ts'
import { payments } from './payments.ts'
import { profile } from './profile.ts'
import { validation } from './validation.ts'

export const guest = { account, auth, booking, checkout, credits, errors, payments, profile, validation }
