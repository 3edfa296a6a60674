import { create } from 'superstruct'
import written from './data/sentences.en.json' with { type: 'json' }
import { Sentences, type CatalogueTexts } from './texts.types.ts'

const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`

const { room, review, ...rest } = create(written, Sentences)

export const EN: CatalogueTexts = {
  ...rest,
  address: (number, street, district, city) => `${number} ${street}, ${district}, ${city}`,
  opening: [
    ({ name, stars, district, city }) => `${name} is a ${stars}-star hotel in the ${district} area of ${city}.`,
    ({ name, district, city, stars }) =>
      `In the ${district} area, one of the liveliest parts of ${city}, ${name} welcomes guests with ${stars}-star comfort.`,
    ({ name, district, city }) =>
      `${name} stands on a side street in the ${district} area, a short walk from the best of ${city}.`,
    ({ name, stars, city, district }) =>
      `A ${stars}-star address with a character of its own: ${name} in the ${district} area is a good base for discovering ${city}.`,
    ({ name, district, city }) =>
      `Step out of ${name} and you are in the middle of the ${district} area; the rest of ${city} is easy to reach from here.`,
    ({ name, stars, district, city }) =>
      `Between cafés and small shops in the ${district} area of ${city}, you will find ${name}, a ${stars}-star hotel for short and long stays.`,
  ],
  rooms: [
    ({ rooms }) => `Each of its ${rooms} rooms has a private bathroom.`,
    ({ rooms }) => `It has ${rooms} rooms in all, each quiet and well lit.`,
    ({ rooms }) => `There are ${rooms} rooms, with firm beds and blackout curtains.`,
  ],
  room: {
    ...room,
    measures: [
      (size, beds) => `${size} m² with ${beds}.`,
      (size, beds) => `It measures ${size} m² and has ${beds}.`,
      (size, beds) => `${size} m², with ${beds}.`,
    ],
    and: (left, right) => `${left} and ${right}`,
  },
  review: {
    ...review,
    authors: [
      (city) => `Guest from ${city}`,
      (city) => `Couple from ${city}`,
      (city) => `Family from ${city}`,
      (city) => `Business traveler from ${city}`,
    ],
  },
  policies: (facts) => [
    {
      title: 'Arriving at night',
      text:
        facts.deskUntil === null
          ? 'The front desk is open at all hours. If you come at 03:00, ring the bell: the night team checks you in. Your room is held all night, however late you come.'
          : `The front desk is open from 07:00 to ${hour(facts.deskUntil)}. If you come later, even at 03:00, call ${facts.phone} before it closes: you get a code for the door, and your key waits at the desk. Your room is held all night.`,
    },
    {
      title: 'At check-in',
      text: 'Bring a photo ID. Your stay is paid when you book; the hotel only asks for a card for extras such as the minibar, and returns what you don’t use.',
    },
    {
      title: 'Cancellation',
      text: `With free cancellation, you can cancel at no cost until ${facts.cancellationHours} hours before check-in. After that, you pay for the first night.`,
    },
    {
      title: 'Children',
      text: facts.family
        ? 'Children of all ages are welcome. Children under 12 stay free, and cribs are available.'
        : 'Children of all ages are welcome. Children under 12 stay free in existing beds.',
    },
    {
      title: 'Pets',
      text: facts.pets
        ? facts.petFee > 0
          ? `Pets are welcome for ${facts.petFee} US dollars per stay.`
          : 'Pets are welcome free of charge.'
        : 'Pets are not allowed, except assistance dogs.',
    },
    {
      title: 'Parking',
      text: facts.parking
        ? facts.parkingFee > 0
          ? `Parking at the hotel costs ${facts.parkingFee} US dollars per day.`
          : 'Parking at the hotel is free.'
        : 'The hotel has no parking of its own; there are public parking lots nearby.',
    },
    {
      title: 'Breakfast',
      text:
        facts.breakfast > 0
          ? `Breakfast can be added for ${facts.breakfast} US dollars per person per night, before taxes.`
          : 'The hotel does not serve breakfast; there are several cafés nearby.',
    },
    {
      title: 'Taxes and fees',
      text:
        facts.taxPercent === '0'
          ? 'No taxes are added to this stay.'
          : `Taxes and fees of ${facts.taxPercent}% are included in the total you see. Nothing is added at the hotel.`,
    },
    { title: 'Quiet hours', text: `Please keep quiet between ${hour(facts.quietFrom)} and ${hour(facts.quietUntil)}.` },
    { title: 'Smoking', text: 'Smoking is not allowed inside the building.' },
    {
      title: 'Accessibility',
      text: facts.accessible
        ? 'The hotel has an elevator, step-free access and accessible rooms.'
        : 'There are steps at the entrance. Please contact the hotel if you need step-free access.',
    },
  ],
}
