interface Happening {
  name: string
  text: string
  by: 'network' | 'time' | 'event'
  events: readonly string[]
  words: readonly string[]
}

/** Events that may come in any state of a machine, by the types by which our machines hear of them. */
const happenings: readonly Happening[] = [
  {
    name: 'connection',
    text: 'the connection goes',
    by: 'network',
    events: ['connection.restored'],
    words: ['connection'],
  },
  {
    name: 'silence',
    text: 'nothing answers',
    by: 'time',
    events: [],
    words: ['slow', 'silence', 'nothing', 'answers'],
  },
  {
    name: 'leaving',
    text: 'the guest leaves the page',
    by: 'event',
    events: ['card.hidden', 'checkout.leave'],
    words: ['leaves', 'leaving', 'page', 'guest'],
  },
  {
    name: 'loggingOut',
    text: 'the guest logs out',
    by: 'event',
    events: ['auth.left', 'auth.signedOut', 'guest.leave', 'guest.left', 'session.ended', 'session.lost'],
    words: ['logs', 'out', 'guest'],
  },
]

/** Questions that staff ask of the machines, and the words they use. */
export const productQuestions = {
  happenings,
  examples: [
    'What happens when the bank asks and the connection goes?',
    'the price has changed',
    'wrong code twice',
    'Apple Pay sheet closed',
    'nobody knows whether it is booked',
    'the guest logs out while paying',
  ],
  /** Groups of words that mean the same, as people type them: in small letters. A word stands for all that begin with it. */
  synonyms: [
    ['connection', 'network', 'offline', 'internet', 'wifi', 'line', 'disconnected', 'drops'],
    ['bank', 'verifies', 'verify', 'verified', '3ds', 'challenge'],
    ['declined', 'decline', 'refused', 'rejected', 'reject'],
    ['card', 'cards'],
    ['gone', 'unavailable', 'taken'],
    ['logs', 'log', 'logged', 'logout', 'signs', 'signed'],
    ['twice', 'again', 'second', 'before'],
    ['wallet', 'apple', 'google', 'sheet'],
    ['slow', 'long', 'longer', 'wait', 'waits', 'waiting'],
    ['code', 'codes'],
    ['email', 'mail'],
    ['book', 'booking', 'booked'],
    ['pay', 'paying', 'paid', 'payment'],
  ],
}
