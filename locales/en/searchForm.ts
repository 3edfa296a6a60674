/** Search texts of the home page: the form. */
export const searchForm = {
  defaultPlace: 'Manhattan',
  nearMe: 'Near me',
  form: {
    label: 'Search hotels',
    destination: 'Destination',
    destinationPlaceholder: 'City, area, airport or hotel',
    destinationMissing: 'Where would you like to stay?',
    suggestions: 'Suggestions',
    dates: 'Dates and hours',
    rooms: 'Rooms and guests',
    submit: 'Search',
    searching: 'Searching…',
    summary: '{{rooms}}, {{guests}}',
    calendar: 'Choose your check-in and check-out dates',
    standardHours: 'Standard hours',
  },
  unready: 'We couldn’t load the suggestions. Type once more to try again.',
  noResults: 'No results',
} as const
