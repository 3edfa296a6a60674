/** Hotel texts for the results and the checkout; the rest comes with the hotel's page. */
export const hotelShort = {
  reviewCount: { one: '{{n}} review', other: '{{n}} reviews' },
  stars: { one: '{{n}} star', other: '{{n}} stars' },
  amenity: {
    wifi: 'Free Wi-Fi',
    pool: 'Pool',
    spa: 'Spa',
    gym: 'Gym',
    parking: 'Parking',
    restaurant: 'Restaurant',
    bar: 'Bar',
    breakfast: 'Breakfast',
    air_conditioning: 'Air conditioning',
    pets: 'Pets allowed',
    family: 'Family rooms',
    accessible: 'Step-free access',
    airport_shuttle: 'Airport shuttle',
    workspace: 'Work desk',
    terrace: 'Terrace',
    kitchenette: 'Kitchenette',
    bathtub: 'Bathtub',
    city_view: 'City view',
  },
  answers: {
    /** `n`: requests. */
    agreed: {
      one: 'Said yes to {{agreed}} of the last {{n}} request, usually answers within {{time}}',
      other: 'Said yes to {{agreed}} of the last {{n}} requests, usually answers within {{time}}',
    },
    hours: { one: 'an hour', other: '{{n}} hours' },
    days: { one: 'a day', other: '{{n}} days' },
    demo: 'Demo answers',
  },
  board: { room_only: 'Room only', breakfast: 'Breakfast included' },
  rate: {
    freeUntil: 'Free cancellation until {{day}}, {{hour}} hotel time',
    notRefundable: 'Non-refundable',
    sureForNoMore: 'The guaranteed hours cost no more: {{money}} in total.',
    sureForMore: 'Guaranteed, these hours come to {{all}} in total: {{money}} more than if the hotel accepts the bid.',
    takeSure: 'Take the guaranteed hours',
  },
} as const
