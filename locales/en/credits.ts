export const credits = {
  intro: 'What you’ve earned, and how you’ve used it.',
  toNext: { one: '{{n}} hour to your next {{money}}', other: '{{n}} hours to your next {{money}}' },
  progress: { one: '{{done}} of {{n}} hour', other: '{{done}} of {{n}} hours' },
  available: 'Available credit',
  rule: {
    title: 'How it works',
    earn: {
      one: '{{money}} credit for every hour you stay.',
      other: '{{money}} credit for every {{n}} hours you stay.',
    },
    count:
      'We count the hours of your stay, from check-in to check-out. Hours on request count once the hotel has said yes.',
    cancelled:
      'Canceled stays don’t count. Credit you used on them is returned, unless it pays for the first night of a late cancellation.',
  },
  history: {
    title: 'Credit',
    empty: 'No credit yet',
    emptyText: 'You’ll earn your first credit after 100 hours.',
    granted: 'A gift from us',
    stay: 'Earned from a stay',
    referral: 'A friend’s first stay',
    used: 'Used for a booking',
    returned: 'Returned',
  },
  hours: {
    title: 'Hours',
    empty: 'No hours yet',
    emptyText: 'Your hours appear here after check-out.',
    inAll: { one: '{{n}} hour in total', other: '{{n}} hours in total' },
  },
  failed: { title: 'We couldn’t load your credit', text: 'The problem is on our side. Your credit is safe.' },
  offline: 'Your credit will appear when you’re back online.',
} as const
