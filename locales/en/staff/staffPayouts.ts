/** The page that lists what hotels are owed for the extra hours of one month. */
export const staffPayouts = {
  month: 'Month (UTC)',
  text: 'Requests that became final in this month, at the share that their hotel was told. Money that went back to a guest later is taken off in the month in which it went back.',
  none: 'No request became final in this month, and no money went back.',
  table: 'What each hotel is owed',
  hotel: 'Hotel',
  requests: 'Requests',
  charged: 'Paid by guests',
  refunded: 'Given back',
  owed: 'Owed',
  total: 'All hotels',
  csv: 'All requests (CSV)',
  part: 'All requests (CSV), part',
  page: 'Page',
  pages: 'Pages of hotels',
  previous: 'Previous hotels',
  next: 'Next hotels',
}
