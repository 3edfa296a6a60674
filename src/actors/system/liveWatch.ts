import { is } from 'superstruct'
import { LIVE_CHANNEL } from './liveChannel.ts'
import {
  Answer,
  answersTo,
  ASK_EVERY_MS,
  question,
  type LivePage,
  type LiveStepMessage,
  type OpenChannel,
} from './liveMessages.ts'

/** A tab that has not answered this many questions is gone. */
const MAX_UNANSWERED = 3
/** Further tabs are not shown. */
const MAX_TABS = 20

type TabAnswer = Extract<Answer, { kind: 'tab' }>
export interface WatchedTab extends Omit<TabAnswer, 'version' | 'kind'> {
  page: LivePage
}

export type LiveNews =
  | { kind: 'tab'; tab: WatchedTab }
  | { kind: 'steps'; document: string; steps: readonly LiveStepMessage[]; isWhole: boolean }
  | { kind: 'gone'; document: string }

/**
 * Asks all tabs of this browser what runs in them, until stopped.
 * @param watcher an ID of its own for each staff page
 * @returns asks no more, and tells the tabs so
 */
export const watchTabs = (watcher: string, open: OpenChannel, tell: (news: LiveNews) => void): (() => void) => {
  /** Questions since the last answer, by document. */
  const unanswered = new Map<string, number>()
  const lose = (document: string): void => {
    if (unanswered.delete(document)) tell({ kind: 'gone', document })
  }

  const hear = (data: unknown): void => {
    if (!is(data, Answer)) return
    if (data.kind === 'gone') lose(data.document)
    else if (data.kind === 'tab') {
      const { version: _, kind, ...tab } = data
      if (!unanswered.has(tab.document) && unanswered.size >= MAX_TABS) return
      unanswered.set(tab.document, 0)
      tell({ kind, tab })
    } else if (unanswered.has(data.document)) {
      const { document, steps, isWhole } = data
      tell({ kind: 'steps', document, steps, isWhole })
    }
  }

  const answers = open(answersTo(watcher), hear)
  const questions = open(LIVE_CHANNEL)
  const ask = (): void => {
    for (const [document, count] of unanswered)
      if (count >= MAX_UNANSWERED) lose(document)
      else unanswered.set(document, count + 1)
    questions.post(question({ kind: 'watch', watcher }))
  }
  ask()
  const timer = setInterval(ask, ASK_EVERY_MS)
  return () => {
    clearInterval(timer)
    questions.post(question({ kind: 'leave', watcher }))
    questions.close()
    answers.close()
  }
}
