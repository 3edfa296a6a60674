import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { outboxPage } from './outbox.page.ts'
import { readOutbox } from './outbox.store.ts'

const WRITTEN = Temporal.Instant.from('2026-11-20T08:00:00Z')
const LOCAL = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
const HOST = { host: '127.0.0.1:3000' }

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
  await write('dana@guests.example', 'First')
  await write('omar@guests.example', 'Second')
  await write('dana@guests.example', '<img src=x onerror=alert(1)>')
})
afterAll(() => opened.close())

describe('the outbox', () => {
  test('lists the newest first, of one guest or of all', async () => {
    expect(await subjects()).toEqual(['<img src=x onerror=alert(1)>', 'Second', 'First'])
    expect(await subjects('dana@guests.example')).toEqual(['<img src=x onerror=alert(1)>', 'First'])
    expect(await subjects('nobody@guests.example')).toEqual([])
  })
})

describe('its page', () => {
  test('shows every message, and never runs scripts in one', async () => {
    const answer = await outboxPage({ db: opened.db }).request('/staff/outbox', { headers: HOST }, LOCAL)
    const page = await answer.text()
    expect([answer.status, page.match(/<article>/g)?.length]).toEqual([200, 3])
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).toContain('<iframe sandbox title="The message as HTML" srcdoc="&lt;p&gt;body&lt;/p&gt;">')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('shows the files that go out with a message, as text', async () => {
    const files = [{ name: 'stay.ics', mediaType: 'text/calendar', text: 'BEGIN:VCALENDAR <b>' }]
    await opened.db
      .updateTable('outbox')
      .set({ attachments: JSON.stringify(files) })
      .where('subject', '=', 'Second')
      .execute()
    const answer = await outboxPage({ db: opened.db }).request('/staff/outbox', { headers: HOST }, LOCAL)
    expect(await answer.text()).toContain(
      '<details><summary>stay.ics</summary><pre>BEGIN:VCALENDAR &lt;b&gt;</pre></details>',
    )
  })

  test('is for this machine only', async () => {
    const page = outboxPage({ db: opened.db })
    const far = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }
    expect((await page.request('/staff/outbox', { headers: HOST }, far)).status).toBe(404)
    expect((await page.request('/staff/outbox', { headers: { host: 'evil.example' } }, LOCAL)).status).toBe(404)
  })

  test('filters by any e-mail given', async () => {
    const answer = await outboxPage({ db: opened.db }).request('/staff/outbox?to=%00%FF', { headers: HOST }, LOCAL)
    expect([answer.status, (await answer.text()).includes('Nothing was written yet.')]).toEqual([200, true])
  })
})

const write = (recipient: string, subject: string) =>
  opened.db
    .insertInto('outbox')
    .values({
      recipient,
      subject,
      lang: 'en',
      template: 'verification_code',
      body_text: 'body',
      body_html: '<p>body</p>',
      created_at: WRITTEN,
      sent_at: null,
    })
    .execute()

const subjects = async (to?: string): Promise<string[]> =>
  (await readOutbox(opened.db, to)).map(({ subject }) => subject)
