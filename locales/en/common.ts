import { firstCommon } from './firstCommon.ts'

export const common = {
  ...firstCommon,
  done: 'Done',
  loading: 'Loading',
  offline: 'You’re offline',
  waiting: {
    slow: 'This is taking longer than usual. We’re still working on it.',
    stuck: 'There’s still no answer. You can wait, or try again.',
  },
  perNight: '{{money}} per night',
  perNightForRooms: { one: '{{money}} per night for {{n}} room', other: '{{money}} per night for {{n}} rooms' },
  nightWithout: {
    taxes: 'before taxes',
    fewer: 'before taxes and savings for unused hours',
    more: 'before taxes and extra hours',
    fewerAndMore: 'before taxes, extra hours and savings for unused hours',
  },
  adults: { one: '{{n}} adult', other: '{{n}} adults' },
  children: { one: '{{n}} child', other: '{{n}} children' },
  stay: {
    ...firstCommon.stay,
    nightBefore: '{{hour}} — the night before?',
    nightBeforeYes: 'Yes, {{day}}, {{hour}}',
  },
} as const
