import type { Segment } from '#contract/hotel/staySegments.ts'

export interface Fact {
  label: string
  value: string
  /** Link of the value. */
  href?: string
  /** For values read out at a desk or over the phone. */
  isLarge?: boolean
}

/** How a side of the stay differs from the standard hours. */
export interface Meaning {
  tone: 'guaranteed' | 'asked' | 'given'
  text: string
}

export interface StaySide {
  label: string
  /** `Thu 24 Dec 2026` */
  day: string
  /** `20:00` */
  hour: string
  /** Both in one sentence. */
  moment: string
  meanings: Meaning[]
}

/** A block of an e-mail; HTML and plain text must both contain all of it. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button' | 'link'; label: string; href: string }
  /** `line` is drawn in HTML only: the meanings of both sides and the caption say the same. */
  | { kind: 'stay'; sides: readonly [StaySide, StaySide]; line?: { segments: Segment[]; caption: string } }
  /** Money charged or paid back; `notes` adds details. */
  | { kind: 'amount'; label: string; money: string; notes: string[] }
  /** One moment on each clock that shows a different time. */
  | { kind: 'clocks'; title: string; clocks: Fact[] }
  | { kind: 'facts'; facts: Fact[] }
  /** Words of a guest or a hotel, in whatever language they wrote, on one line. */
  | { kind: 'quote'; label: string; text: string }

/** An e-mail before it is rendered. */
export interface EmailContent {
  subject: string
  /** Text that mail programs show next to the subject. */
  preheader: string
  picture?: { src: string; alt: string }
  title: string
  blocks: Block[]
}
