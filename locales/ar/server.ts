import { bank } from './bank.ts'
import { calendar } from './calendar.ts'
import { documents } from './documents.ts'
import { mail } from './mail.ts'
import { negotiationMail } from './negotiationMail.ts'
import { provider } from './provider.ts'
import { walletSheet } from './walletSheet.ts'

export const server = { bank, calendar, documents, mail, negotiationMail, provider, walletSheet }
