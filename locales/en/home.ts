export const home = {
  title: 'Hotels on your schedule',
  description:
    'Choose when you check in and check out, and see what you save. Book hotels in English, Arabic or Hebrew.',
  lead: 'Choose your own check-in and check-out times, and pay for the hours you stay.',
  tonight: 'Tonight',
  savings: {
    money: 'You save {{money}}',
    hours: {
      one: '{{n}} extra hour, at each hotel’s price',
      other: '{{n}} extra hours, at each hotel’s price',
    },
    both: {
      one: 'You save {{money}} and add {{n}} extra hour, at each hotel’s price',
      other: 'You save {{money}} and add {{n}} extra hours, at each hotel’s price',
    },
    none: 'Move your check-in or check-out to save',
    assumed: 'Based on {{money}} a night. Prices vary by hotel.',
  },
  ways: {
    title: 'Every hour has a price. Keep only the ones you need.',
    lead: 'A hotel night usually runs from {{from}} to {{until}}. Move either end and see what you save.',
    lateTitle: 'Arrive late',
    late: 'Landing at {{hour}}? Your first night gets cheaper with every hour the room stays empty.',
    earlyTitle: 'Leave early',
    early: 'Early flight? Save up to {{percent}} on your last night.',
    longTitle: 'Need the room longer?',
    long: 'Check in at {{from}}, check out at {{until}}. Guaranteed when the hotel has those hours free; if not, we ask for you.',
    more: { one: '+{{n}} hour', other: '+{{n}} hours' },
  },
  loyalty: {
    tag: 'Rewards',
    title: { one: 'Stay {{n}} hour, get {{money}} back', other: 'Stay {{n}} hours, get {{money}} back' },
    text: 'Every hour of every stay counts, at any hotel.',
    progress: { one: '{{done}} of {{n}} hour', other: '{{done}} of {{n}} hours' },
    stay: { one: 'The stay above would add {{n}} hour.', other: 'The stay above would add {{n}} hours.' },
  },
  inquiry: {
    title: 'Booked elsewhere?',
    text: 'Ask that hotel for the hours you need, and name your price. You pay only if it accepts.',
    action: 'Ask for hours',
  },
  hotelier: {
    title: 'Do you run a hotel?',
    text: 'No contract, no system integration, no sign-up fees. You reply by email.',
    action: 'How it works',
  },
} as const
