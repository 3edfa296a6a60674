export const home = {
  title: 'Hotels by the hour',
  description:
    'Choose the hour you arrive and the hour you leave, and see at once what it saves. Hotel booking in English, Arabic and Hebrew.',
  lead: 'Choose the hour you arrive and the hour you leave. Pay for the hours between.',
  savings: {
    money: 'You save {{money}}',
    hours: 'You win {{hours}}',
    both: 'You save {{money}} and win {{hours}}',
    none: 'Move an end and save',
    assumed: 'Reckoned with a night of {{money}}; each hotel has its own price.',
  },
  ways: {
    title: 'Every hour has a price. You choose which to keep.',
    lead: 'Hotels sell nights from {{from}} to {{until}}. Move either end and see at once what it saves.',
    lateTitle: 'Arrive late',
    late: 'Landing at {{hour}}? The first night gets cheaper with every hour you leave the room empty.',
    earlyTitle: 'Leave early',
    early: 'A flight before dawn takes up to {{percent}} off the last night.',
    longTitle: 'Need the room longer',
    long: 'Come at {{from}}, leave at {{until}}. Guaranteed where the hotel has the hours free, asked where it does not.',
    more: '+{{hours}}',
  },
  loyalty: {
    tag: 'Loyalty',
    title: '{{hours}} stayed, {{money}} back',
    text: 'Every hour you sleep counts, whichever hotel it is in.',
    progress: '{{done}} of {{all}} hours',
    stay: 'A stay like the one above adds {{hours}}.',
  },
  hotelier: {
    title: 'You run a hotel?',
    text: 'No contract, no system integration, no sign-up fees. You answer by e-mail.',
    action: 'How it works',
  },
} as const
