import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createMail, redactSentEmails, redactThread } from './mail.ts'
import type { MailMessage } from './messages.ts'
import { HOTEL_CASES, hotelNegotiation } from './negotiations.testing.ts'
import { localTransport, MailRefused, type MailTransport, type OutgoingMail } from './transport.ts'

const NOW = Temporal.Instant.from('2026-11-20T08:00:00Z')
const CODE: MailMessage = {
  to: 'guest@stayless.example',
  lang: 'he',
  template: 'verification_code',
  data: { code: '482913' },
}

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.db.deleteFrom('jobs').execute()
  await opened.db.deleteFrom('outbox').execute()
})

describe('a conversation', () => {
  const told = { ...CODE, thread: 'negotiation:1:guest' }

  test('answers its first e-mail; other e-mails answer none', async () => {
    const { mail, jobs, sent } = recordingOffice()
    await mail.queue(opened.db, told)
    await mail.queue(opened.db, CODE)
    await mail.queue(opened.db, { ...CODE, thread: 'negotiation:1:hotel' })
    await mail.queue(opened.db, told)
    await mail.queue(opened.db, told)
    await jobs.runDue()
    const [first] = await outbox()
    expect(sent.toSorted((one, other) => one.id - other.id).map(({ repliesTo }) => repliesTo)).toEqual([
      null,
      null,
      null,
      first?.id,
      first?.id,
    ])
  })

  test('that has ended keeps its words, but no link opens anything any more; unsent ones keep theirs', async () => {
    const { mail, jobs } = recordingOffice()
    const one = HOTEL_CASES[0]
    if (one === undefined) throw new Error('there is no sample')
    const request: MailMessage = {
      to: 'desk@cedar.example',
      lang: 'en',
      thread: 'negotiation:1:hotel',
      template: 'negotiation_hotel',
      data: hotelNegotiation(one),
    }
    await mail.queue(opened.db, request)
    await mail.queue(opened.db, { ...request, thread: 'negotiation:2:hotel' })
    await jobs.runDue()
    await mail.queue(opened.db, request)
    await redactThread(opened.db, 'negotiation:1:hotel')
    const [ended, other, unsent] = await outbox()
    for (const body of [ended?.body_text, ended?.body_html]) {
      expect(body).toContain('Maya Cohen')
      expect(body).toContain('https://stayless.example/confirm/request/…')
      expect(body).toContain('https://stayless.example/desk/…')
      expect(body).not.toMatch(/(?:request|desk)-token/)
    }
    expect([other?.body_text, unsent?.body_html]).toEqual([
      expect.stringContaining('request-token_1'),
      expect.stringContaining('desk-token_1'),
    ])
  })
})

describe('an e-mail', () => {
  test('takes its files along', async () => {
    const { mail, jobs, sent } = recordingOffice()
    const file = { name: 'stay.ics', mediaType: 'text/calendar; charset=utf-8', text: 'BEGIN:VCALENDAR\r\n' }
    await mail.queue(opened.db, { ...CODE, attachments: [file] })
    await mail.queue(opened.db, CODE)
    await jobs.runDue()
    expect(sent.map(({ attachments }) => attachments)).toEqual(expect.arrayContaining([[file], []]))
  })

  test('is in the outbox immediately, and is sent by a job', async () => {
    const built: string[] = []
    const { mail, jobs } = office(
      localTransport('Stayless <no-reply@stayless.example>', (message) => built.push(message.toString())),
    )
    await mail.queue(opened.db, CODE)
    expect(await outbox()).toMatchObject([
      { recipient: 'guest@stayless.example', lang: 'he', subject: expect.stringContaining('הקוד שלכם'), sent_at: null },
    ])
    await jobs.runDue()
    expect(await outbox()).toMatchObject([{ sent_at: NOW }])
    expect(built).toEqual([
      expect.stringMatching(/^From: Stayless <no-reply@stayless\.example>\r\nTo: guest@stayless\.example\r\n/),
    ])
    expect(built[0]).toContain('multipart/alternative')
  })

  test('of a failed transaction is never sent', async () => {
    const { mail, jobs, sent } = recordingOffice()
    const signUp = opened.db.transaction().execute(async (transaction) => {
      await mail.queue(transaction, CODE)
      throw new Error('the e-mail is taken')
    })
    await expect(signUp).rejects.toThrow('the e-mail is taken')
    await jobs.runDue()
    expect([await outbox(), sent]).toEqual([[], []])
  })

  test('is not sent again when its job is repeated', async () => {
    const { mail, jobs, sent } = recordingOffice()
    await mail.queue(opened.db, CODE)
    await jobs.runDue()
    await opened.db.updateTable('jobs').set({ done_at: null }).execute()
    await jobs.runDue()
    expect(sent.map(({ to }) => to)).toEqual(['guest@stayless.example'])
  })

  test('is sent again later if the mail server does not accept it', async () => {
    const { mail, jobs } = office({ send: () => Promise.reject(new Error('no route')) })
    await mail.queue(opened.db, CODE)
    await jobs.runDue()
    expect(await outbox()).toMatchObject([{ sent_at: null }])
    const [job] = await opened.db.selectFrom('jobs').selectAll().execute()
    expect(job).toMatchObject({ attempts: 1, last_error: 'no route', done_at: null, failed_at: null })
  })

  test('is tried once if the mail server refuses it permanently', async () => {
    const { mail, jobs } = office({ send: () => Promise.reject(new MailRefused('550 no such user')) })
    await mail.queue(opened.db, CODE)
    await jobs.runDue()
    const [job] = await opened.db.selectFrom('jobs').selectAll().execute()
    expect(job).toMatchObject({ attempts: 1, last_error: '550 no such user', done_at: null, failed_at: NOW })
    expect(await outbox()).toMatchObject([{ sent_at: null, refused_at: NOW }])
    await opened.db.updateTable('jobs').set({ failed_at: null }).execute()
    await jobs.runDue()
    expect(await opened.db.selectFrom('jobs').select(['attempts', 'done_at']).execute()).toEqual([
      { attempts: 2, done_at: NOW },
    ])
  })

  test('loses its text once it was sent and used; unsent ones and those of others keep theirs', async () => {
    const { mail, jobs } = recordingOffice()
    await mail.queue(opened.db, { ...CODE, uid: 'maya' })
    await mail.queue(opened.db, { ...CODE, uid: 'noor' })
    await jobs.runDue()
    await mail.queue(opened.db, { ...CODE, uid: 'maya' })
    await redactSentEmails(opened.db, { uid: 'maya', template: 'verification_code' })
    const emails = (await outbox()).map(
      ({ uid, sent_at, body_text }) =>
        `${uid} ${sent_at === null ? 'waits' : 'sent'} ${body_text === '' ? 'empty' : 'whole'}`,
    )
    expect(emails.toSorted()).toEqual(['maya sent empty', 'maya waits whole', 'noor sent whole'])
  })
})

const clock = () => NOW

const office = (transport: MailTransport) => {
  const jobs = createJobs({ db: opened.db, clock, log: pino({ level: 'silent' }) })
  const brand = { name: 'Stayless', supportEmail: 'support@stayless.example', origin: 'https://stayless.example' }
  return { jobs, mail: createMail({ db: opened.db, clock, jobs, brand, transport }) }
}

const recordingOffice = () => {
  const sent: OutgoingMail[] = []
  return { ...office({ send: async (mail) => void sent.push(mail) }), sent }
}

const outbox = () => opened.db.selectFrom('outbox').selectAll().orderBy('id').execute()
