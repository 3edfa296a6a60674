import { createInquiryTokens } from '#src/services/inquiryTokens.ts'
import { sessionJson } from '#src/services/storage.ts'

export const inquiryTokens = createInquiryTokens(sessionJson)
