import { bank } from './bank.ts'
import { calendar } from './calendar.ts'
import { mail } from './mail.ts'
import { provider } from './provider.ts'

export const server = { bank, calendar, mail, provider }
