/** What the list of hotels says of one; the rest comes with its page. */
export const hotelShort = {
  reviewCount: { one: 'חוות דעת אחת', two: '{{n}} חוות דעת', other: '{{n}} חוות דעת' },
  stars: { one: 'כוכב אחד', two: '{{n}} כוכבים', other: '{{n}} כוכבים' },
  amenity: {
    wifi: 'Wi-Fi חינם',
    pool: 'בריכה',
    spa: 'ספא',
    gym: 'חדר כושר',
    parking: 'חניה',
    restaurant: 'מסעדה',
    bar: 'בר',
    breakfast: 'ארוחת בוקר',
    air_conditioning: 'מיזוג אוויר',
    pets: 'אפשר להגיע עם חיות מחמד',
    family: 'חדרים משפחתיים',
    accessible: 'גישה ללא מדרגות',
    airport_shuttle: 'הסעות לשדה התעופה',
    workspace: 'שולחן עבודה',
    terrace: 'מרפסת',
    kitchenette: 'מטבחון',
    bathtub: 'אמבטיה',
    city_view: 'נוף לעיר',
  },
  rate: {
    freeUntil: 'ביטול חינם עד {{when}}',
    notRefundable: 'ללא החזר כספי',
  },
}
