import { create } from 'superstruct'
import written from './data/sentences.en.json' with { type: 'json' }
import { Sentences, type CatalogueTexts } from './texts.types.ts'

const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`

const { room, review, ...told } = create(written, Sentences)

export const EN: CatalogueTexts = {
  ...told,
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
    ({ rooms, sorts }) => `Its ${rooms} rooms come in ${sorts} types, all with their own bathroom.`,
    ({ rooms, sorts }) => `Guests choose between ${sorts} types of rooms, ${rooms} in all, each quiet and well lit.`,
    ({ rooms, sorts }) => `There are ${rooms} rooms of ${sorts} types, with firm beds and curtains that really close.`,
  ],
  room: {
    ...room,
    measures: [
      (size, beds) => `${size} m² with ${beds}.`,
      (size, beds) => `It measures ${size} m² and has ${beds}.`,
      (size, beds) => `On ${size} m² there is ${beds}.`,
    ],
    and: (left, right) => `${left} and ${right}`,
  },
  review: {
    ...review,
    authors: [
      (city) => `Guest from ${city}`,
      (city) => `Couple from ${city}`,
      (city) => `Family from ${city}`,
      (city) => `Business traveller from ${city}`,
    ],
  },
  policies: (facts) => [
    {
      title: 'Cancellation',
      text: `Rates with free cancellation can be cancelled without cost until ${facts.cancellationHours} hours before check-in. Afterwards the first night is due.`,
    },
    {
      title: 'Children',
      text: facts.family
        ? 'Children of all ages are welcome. Children under 12 stay free, and cots are available.'
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
        : 'The hotel has no parking of its own; there are public car parks nearby.',
    },
    {
      title: 'Breakfast',
      text:
        facts.breakfast > 0
          ? `Breakfast can be added for ${facts.breakfast} US dollars per person and night.`
          : 'The hotel does not serve breakfast; there are several cafés nearby.',
    },
    {
      title: 'Taxes and fees',
      text:
        facts.taxPercent === '0'
          ? 'No taxes are added to this stay.'
          : `Taxes and fees of ${facts.taxPercent}% are part of the total you see. Nothing is added at the hotel.`,
    },
    { title: 'Quiet hours', text: `Please keep quiet between ${hour(facts.quietFrom)} and ${hour(facts.quietUntil)}.` },
    { title: 'Smoking', text: 'Smoking is not allowed inside the building.' },
    {
      title: 'Accessibility',
      text: facts.accessible
        ? 'The hotel has a lift, step-free access and accessible rooms.'
        : 'There are steps at the entrance. Please contact the hotel if you need step-free access.',
    },
  ],
}
