/** What the list of hotels says of one; the rest comes with its page. */
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
  rate: {
    freeUntil: 'Free cancellation until {{when}}',
    notRefundable: 'Non-refundable',
  },
} as const
