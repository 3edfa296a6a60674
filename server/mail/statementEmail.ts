import { statementAddress, statementsAddress } from './addresses.ts'
import type { Block, EmailContent } from './email.ts'
import type { MailWords } from './mailWords.ts'
import type { IssuedStatement } from './messages.ts'

/** The amount and its due date, or that there is nothing to pay. */
const amountOf = ({ t, money, day }: MailWords, { total, due }: IssuedStatement): Block => {
  const nothing = t('mail.statement_issued.nothing')
  if (total === 0) return { kind: 'paragraph', text: nothing }
  const isOwed = total > 0
  return {
    kind: 'amount',
    label: t(`mail.statement_issued.${isOwed ? 'total' : 'inFavor'}`),
    money: money(Math.abs(total)),
    notes: [isOwed ? t('mail.statement_issued.due', { day: day(due) }) : nothing],
  }
}

export const statementEmail = (words: MailWords, statement: IssuedStatement, origin: string): EmailContent => {
  const { t, money, day, locale } = words
  const { number, account, firstName, total, due } = statement
  const month = words.month(statement.month)
  return {
    subject: t('mail.statement_issued.subject', { number, month }),
    preheader:
      total > 0
        ? t('mail.statement_issued.preheader', { money: money(total), day: day(due) })
        : t('mail.statement_issued.nothing'),
    title: t('mail.statement_issued.title', { month }),
    blocks: [
      { kind: 'paragraph', text: t('mail.greeting', { name: firstName }) },
      { kind: 'paragraph', text: t('mail.statement_issued.lead') },
      amountOf(words, statement),
      { kind: 'button', label: t('mail.statement_issued.see'), href: statementsAddress(origin, locale) },
      {
        kind: 'facts',
        facts: [
          { label: t('documents.statement.number'), value: number, isLarge: true },
          { label: t('documents.statement.account'), value: account },
          { label: t('documents.statement.month'), value: month },
        ],
      },
      {
        kind: 'link',
        label: t('mail.statement_issued.pdf'),
        href: statementAddress(origin, locale, statement.month),
      },
    ],
  }
}
