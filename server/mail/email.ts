import type { Segment } from '#contract/hotel/staySegments.ts'

export interface Fact {
  label: string
  value: string
  /** Where a press on the value leads. */
  href?: string
  /** What is read out at a desk or over the phone. */
  isLarge?: boolean
}

/** What one end of a stay is to the guest beyond its hour. */
export interface Meaning {
  tone: 'guaranteed' | 'asked' | 'given'
  text: string
}

export interface StaySide {
  label: string
  /** Thu 24 Dec 2026 */
  day: string
  /** 20:00 */
  hour: string
  meanings: Meaning[]
}

/** A piece of a letter; HTML and plain text both say all of it. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button' | 'link'; label: string; href: string }
  /** `line` is drawn in HTML alone: the meanings of both sides and the caption say what it shows. */
  | { kind: 'stay'; sides: readonly [StaySide, StaySide]; line?: { segments: Segment[]; caption: string } }
  /** Money that went or comes; notes say what else there is to know about it. */
  | { kind: 'amount'; label: string; money: string; notes: string[] }
  /** One moment on each clock that shows another time. */
  | { kind: 'clocks'; title: string; clocks: Fact[] }
  | { kind: 'facts'; facts: Fact[] }

/** An e-mail before it has a shape. */
export interface EmailContent {
  subject: string
  /** What mail programs show beside the subject. */
  preheader: string
  picture?: { src: string; alt: string }
  title: string
  blocks: Block[]
}
