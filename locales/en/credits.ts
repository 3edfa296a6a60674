export const credits = {
  intro: 'What your hours have earned, and where it went.',
  toNext: { one: '{{n}} hour to your next {{money}}', other: '{{n}} hours to your next {{money}}' },
  progress: '{{done}} of {{of}} hours',
  available: 'You have',
  rule: {
    title: 'How it works',
    earn: '{{money}} of credit for every {{hours}} hours you have stayed.',
    count: 'An hour counts as you really have it: from the check-in you chose to the check-out you chose.',
    cancelled: 'Stays that were canceled do not count. Credit you have used for them comes back.',
  },
  history: {
    title: 'Credit',
    empty: 'No credit yet',
    emptyText: 'The first comes with your hundredth hour.',
    granted: 'A gift from us',
    stay: 'Earned by your hours',
    used: 'Used for a booking',
    returned: 'Given back',
  },
  hours: {
    title: 'Hours',
    empty: 'No hours yet',
    emptyText: 'After check-out the hours of a stay are counted here.',
    inAll: '{{total}} in all',
  },
  failed: { title: 'Your credit did not load', text: 'Our side, not yours. Nothing of it is lost.' },
  offline: { title: 'You are offline', text: 'Your credit appears when you are back online.' },
} as const
