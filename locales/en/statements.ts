export const statements = {
  intro: 'Stays you book by invoice are on the statement for that month. We issue it once the month is over.',
  left: 'You can still book {{left}} of {{limit}} by invoice.',
  count: { one: '{{n}} booking', other: '{{n}} bookings' },
  due: 'Due on {{day}}',
  state: { open: 'Open', issued: 'Payment due', paid: 'Paid' },
  pdf: 'Save PDF',
  csv: 'Save CSV',
  empty: { title: 'No statements yet', text: 'Your first statement appears here once you book by invoice.' },
  failed: { title: 'We couldn’t load your statements', text: 'The problem is on our side. Your bookings are safe.' },
  offline: 'Your statements will appear when you’re back online.',
  forbidden: { title: 'For accounts with invoicing', text: 'To pay by monthly invoice, ask our support team.' },
} as const
