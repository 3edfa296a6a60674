import type { LawOf } from '#machines/kit/entry.ts'
import { attemptsLaws } from './attempts.laws.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { formsLaws } from './forms.laws.ts'
import { guestsLaws } from './guests.laws.ts'
import { checkoutHeard } from './heard.laws.ts'
import { paymentsLaws } from './payments.laws.ts'
import { checkoutShown } from './shown.laws.ts'

export const checkoutLaws: readonly LawOf<typeof checkoutMachine>[] = [
  ...attemptsLaws,
  ...guestsLaws,
  ...paymentsLaws,
  ...formsLaws,
  ...checkoutHeard,
  ...checkoutShown,
]
