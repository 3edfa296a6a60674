import { OutboxResponse } from '#contract/http/config.ts'
import { expect, type APIRequestContext } from '@playwright/test'
import { create } from 'superstruct'

export type Message = OutboxResponse['messages'][number]

/** The e-mails to an address, newest first: what a guest finds in the mailbox. */
const mailsTo = async (request: APIRequestContext, to: string): Promise<Message[]> => {
  const answer = await request.get('/api/v1/staff/outbox/', { params: { to } })
  return create(await answer.json(), OutboxResponse).messages
}

/** Waits for an e-mail whose text matches. */
export const mailTo = async (request: APIRequestContext, to: string, text: RegExp): Promise<Message> => {
  let email: Message | undefined
  await expect(async () => {
    email = (await mailsTo(request, to)).find((message) => text.test(message.text))
    expect(email).toBeDefined()
  }).toPass({ timeout: 15_000 })
  if (email === undefined) throw new Error('no such e-mail')
  return email
}

/** The code of the newest verification e-mail. */
export const codeFor = async (request: APIRequestContext, to: string): Promise<string> => {
  const code = /\b\d{6}\b/
  const { text } = await mailTo(request, to, code)
  return code.exec(text)?.[0] ?? ''
}
