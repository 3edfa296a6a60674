import { firstCommon } from './firstCommon.ts'

export const common = {
  ...firstCommon,
  done: 'Done',
  save: 'Save',
  loading: 'Loading',
  offline: 'You’re offline',
  waiting: {
    slow: 'This is taking longer than usual. We’re still working on it.',
    stuck: 'There’s still no answer. You can wait, or try again.',
  },
  perNight: '{{money}} per night before taxes',
  notRequired: '(optional)',
  settings: {
    ...firstCommon.settings,
    language: 'Language',
    currency: 'Currency',
    charged: 'Prices are shown in {{currency}}. You’ll be charged in US dollars.',
    find: 'Search currencies',
    none: 'No matching currency',
    alone: 'We couldn’t load other currencies, so prices are in US dollars.',
  },
  adults: { one: '{{n}} adult', other: '{{n}} adults' },
  children: { one: '{{n}} child', other: '{{n}} children' },
  mostInAll: 'At most {{money}} in total, if the hotel accepts.',
  stay: {
    ...firstCommon.stay,
    nightBefore: '{{hour}} — the night before?',
    nightBeforeYes: 'Yes, {{day}}',
  },
  consent: {
    label: 'Cookies',
    text: 'May we remember for 7 days which ad or page led you here? Everything works without it.',
    no: 'No, thanks',
    yes: 'Yes, that’s fine',
  },
  clock: {
    hotel: 'At the hotel ({{city}})',
    you: 'Your time ({{city}})',
  },
} as const
