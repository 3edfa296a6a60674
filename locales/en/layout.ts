/** Texts of dialogs and bars that can open on any page; lazy. */
export const layout = {
  settings: {
    language: 'Language',
    currency: 'Currency',
    charged: 'Prices are shown in {{currency}}. You’ll be charged in US dollars.',
    find: 'Search currencies',
    none: 'No matching currency',
    alone: 'We couldn’t load other currencies, so prices are in US dollars.',
  },
  consent: {
    label: 'Cookies',
    text: 'May we remember for 7 days which ad or page led you here? Everything works without it.',
    no: 'No, thanks',
    yes: 'Yes, that’s fine',
  },
} as const
