import { describe, expect, test } from 'vitest'
import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { NOW, sampleInquiry } from '#server/mail/negotiations.testing.ts'
import { negotiationCalendar } from './negotiation.calendar.ts'

const READER = { locale: 'en', hourCycle: 'h23' } as const

describe('the calendar file of agreed hours', () => {
  test('is one event at these hours, on the hotel’s clock', () => {
    expect(linesOf({ status: 'done' }, 1)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Stayless//Bookings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Amman',
      'BEGIN:STANDARD',
      expect.stringMatching(/^DTSTART:/),
      expect.stringMatching(/^TZOFFSETFROM:/),
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:7b0d7a5e-0000-4000-8000-000000000000@stayless',
      'DTSTAMP:20261127T144000Z',
      'DTSTART;TZID=Asia/Amman:20261204T090000',
      'DTEND;TZID=Asia/Amman:20261206T160000',
      'SUMMARY;LANGUAGE=en:Stay at Hotel Cedar Court',
      'DESCRIPTION;LANGUAGE=en:Booking reference: 4471902113\\nRequest number: 4K72MDX9',
      'LOCATION;LANGUAGE=en:Hotel Cedar Court\\, 7 Palm Street\\, Amman',
      'STATUS:CONFIRMED',
      'SEQUENCE:1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  test('replaces its event when the hours change, and takes it out when they end', () => {
    const changed = linesOf({ status: 'charged', checkin_datetime: '2026-12-04T11:00' }, 2)
    expect(changed).toEqual(
      expect.arrayContaining([
        'UID:7b0d7a5e-0000-4000-8000-000000000000@stayless',
        'SEQUENCE:2',
        'DTSTART;TZID=Asia/Amman:20261204T110000',
      ]),
    )
    for (const status of ['rejected', 'expired', 'withdrawn'] as const)
      expect(linesOf({ status, outcome: 'taken_back' }, 3)).toEqual(
        expect.arrayContaining([
          'METHOD:CANCEL',
          'UID:7b0d7a5e-0000-4000-8000-000000000000@stayless',
          'STATUS:CANCELLED',
          'SEQUENCE:3',
        ]),
      )
  })

  test('says from when the hours are guaranteed, until they are', () => {
    expect(descriptionOf('accepted')).toContain('They are guaranteed from Fri 4 Dec 2026\\, 03:00\\, hotel time.')
    expect(descriptionOf('done')).not.toContain('guaranteed')
  })

  test('goes out under its name and type, which says the same as the file', () => {
    const agreed = negotiationCalendar(sampleInquiry({ status: 'done' }), 1, NOW, READER)
    const ended = negotiationCalendar(sampleInquiry({ status: 'rejected' }), 2, NOW, READER)
    expect([agreed.name, agreed.mediaType]).toEqual([
      'stayless-4K72MDX9.ics',
      'text/calendar; charset=utf-8; method=PUBLISH',
    ])
    expect([ended.name, ended.mediaType]).toEqual([
      'stayless-4K72MDX9.ics',
      'text/calendar; charset=utf-8; method=CANCEL',
    ])
  })

  test.each([
    ['he', 'שהייה: Hotel Cedar Court', 'מספר הזמנה: 4471902113\\nמספר הבקשה: 4K72MDX9'],
    ['ar', 'إقامة في Hotel Cedar Court', 'رقم الحجز: 4471902113\\nرقم الطلب: 4K72MDX9'],
  ] as const)('is in the guest’s language (%s)', (lang, summary, description) => {
    expect(linesOf({ status: 'done' }, 1, lang)).toEqual(
      expect.arrayContaining([`SUMMARY;LANGUAGE=${lang}:${summary}`, `DESCRIPTION;LANGUAGE=${lang}:${description}`]),
    )
  })

  test('cannot be made to hold other lines by a hotel’s name that a guest typed', () => {
    const hotel = { ...sampleInquiry().hotel, name: 'Trap\r\nATTENDEE:mailto:a@b.example' }
    expect(linesOf({ status: 'accepted', hotel }, 1).filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
  })
})

/** Unfolded, as a calendar reads them; without the marks that isolate names. */
const linesOf = (changes: Partial<Inquiry>, sequence: number, lang: Locale = 'en'): string[] =>
  negotiationCalendar(sampleInquiry(changes), sequence, NOW, { ...READER, locale: lang })
    .text.replaceAll('\r\n ', '')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .trimEnd()
    .split('\r\n')

const descriptionOf = (status: Inquiry['status']) =>
  linesOf({ status }, 1).find((line) => line.startsWith('DESCRIPTION'))
