import { readPhone } from '#contract/user/phone.ts'
import type { IsPhone } from './form.rules.ts'

/** The server's own rule. Heavy: load it lazily. */
export const isPhoneNumber: IsPhone = (typed) => readPhone(typed) !== undefined
