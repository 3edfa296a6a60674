import { toDollars } from '#contract/shared/money.ts'
import type { Mail } from '#server/mail/mail.ts'
import { userOf } from '#server/modules/user/user.store.ts'
import type { IssueDeps } from './statements.jobs.ts'
import { numberText } from './statements.rules.ts'

/** Queues the e-mail to the account's current address, in its language; none to a deleted account. */
export const statementEmails =
  ({ mail }: { mail: Pick<Mail, 'queue'> }): IssueDeps['tell'] =>
  async (transaction, { number, month, user_uid, account, total_cents, due }) => {
    const user = await userOf(transaction, { uid: user_uid })
    if (user === undefined) return
    await mail.queue(transaction, {
      to: user.email,
      lang: user.locale,
      uid: user.uid,
      template: 'statement_issued',
      data: {
        number: numberText(number),
        month,
        account,
        firstName: user.first_name,
        total: toDollars(total_cents),
        due,
      },
    })
  }
