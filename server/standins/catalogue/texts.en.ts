import type { CatalogueTexts } from './texts.types.ts'

const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`

export const EN: CatalogueTexts = {
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
  setting: {
    metropolis: [
      'The streets around it stay awake late, and the nearest station is a few minutes away on foot.',
      'Offices, theatres and parks are all close by, and the city lights do the rest in the evening.',
    ],
    coast: [
      'The sea is close enough to smell in the morning and to walk along in the evening.',
      'A breeze from the water keeps the evenings pleasant, and the promenade is not far.',
    ],
    desert: [
      'Thick walls and shaded corners keep the heat outside, and the evenings are made for sitting out of doors.',
      'Warm colours, cool floors and a quiet inner court set the tone.',
    ],
    mountain: [
      'On a clear day the mountains stand right behind the roofs, and the lake is within reach.',
      'Wood, wool and large windows bring the mountains into the house.',
    ],
    'old-town': [
      'Old stone, narrow lanes and a market around the corner make up the neighbourhood.',
      'Most of the old town can be seen on foot, and the streets are at their best in the early morning.',
    ],
    tropical: [
      'Palms and green terraces surround the house, and it stays warm long after sunset.',
      'The garden is lush, the light is bright, and a short rain is never a reason to stay in.',
    ],
    nordic: [
      'Bright rooms, plain wood and a lot of daylight make it feel calm in every season.',
      'The water is never far here, and summer evenings seem to have no end.',
    ],
  },
  rooms: [
    ({ rooms, sorts }) => `Its ${rooms} rooms come in ${sorts} types, all with their own bathroom.`,
    ({ rooms, sorts }) => `Guests choose between ${sorts} types of rooms, ${rooms} in all, each quiet and well lit.`,
    ({ rooms, sorts }) => `There are ${rooms} rooms of ${sorts} types, with firm beds and curtains that really close.`,
  ],
  amenities: {
    wifi: ['Wi-Fi is fast and free in the whole house.', 'Free Wi-Fi reaches every corner.'],
    pool: [
      'The pool is open from early morning until late in the evening.',
      'There is a pool to cool down in after a day in town.',
    ],
    spa: [
      'In the spa you can choose between a sauna, a steam bath and massages.',
      'The spa is a good reason to come back early.',
    ],
    gym: ['The gym never closes.', 'A well-equipped gym is open around the clock.'],
    parking: ['Guests can park in the building.', 'Parking is available at the hotel.'],
    restaurant: [
      'The restaurant cooks with what the market has that day.',
      'The restaurant serves lunch and dinner, indoors and out.',
    ],
    bar: [
      'The bar is a favourite meeting place in the evening.',
      'Drinks and small plates are served at the bar until midnight.',
    ],
    breakfast: [
      'Breakfast is a generous buffet with a warm dish of the day.',
      'Breakfast is served until late, with fresh bread and good coffee.',
    ],
    air_conditioning: [
      'All rooms have air conditioning.',
      'Air conditioning keeps every room at the temperature you like.',
    ],
    pets: ['Pets are welcome.', 'You may bring your dog or cat.'],
    family: [
      'Families find rooms with enough beds for everyone.',
      'Families are at home here, with extra beds and games for the children.',
    ],
    accessible: [
      'There is step-free access from the street to the room.',
      'A lift and accessible rooms make it easy to get around in a wheelchair.',
    ],
    airport_shuttle: ['A shuttle runs to the airport.', 'The airport shuttle leaves from the front door.'],
    workspace: ['Many rooms have a proper desk.', 'There is room to work, with a good chair and enough sockets.'],
    terrace: ['The terrace is the best place for a late coffee.', 'A terrace gives every day a good end.'],
    kitchenette: ['Some rooms have a small kitchen.', 'Rooms with a kitchenette are made for longer stays.'],
    bathtub: ['Better rooms have a bathtub.', 'A long bath is possible in many of the rooms.'],
    city_view: ['From the upper floors you look over the city.', 'The view from the upper rooms is worth the stairs.'],
  },
  hours: {
    both: [
      'Early check-in and late check-out can be booked and are guaranteed, so the day is yours from the first hour to the last.',
      'Choose your own hours: the hotel guarantees an early arrival as well as a late departure.',
    ],
    early: [
      'An early check-in can be booked and is guaranteed; a later check-out can be asked for.',
      'If you land in the morning, the hotel guarantees an early check-in.',
    ],
    late: [
      'A late check-out can be booked and is guaranteed; an earlier check-in can be asked for.',
      'If your flight leaves in the evening, the hotel guarantees a late check-out.',
    ],
    none: [
      'Hours beyond the standard ones can be asked for, and the hotel answers each request.',
      'Name your price for an earlier check-in or a later check-out, and the hotel will answer.',
    ],
  },
  closing: [
    'The team at the desk is there day and night.',
    'It is the kind of place one likes to come back to.',
    'Arrive when it suits you, and pay only for the hours you need.',
    'Whatever brings you here, you will sleep well.',
    'Ask at the desk for a map with the favourite places of the team.',
  ],
  room: {
    kinds: {
      economy_single: [
        'Small, simple and good value, for travellers who come with light luggage.',
        'A compact room for one, with everything in its place.',
      ],
      classic_double: [
        'A comfortable room for two with all one needs.',
        'The classic of the house: quiet, bright and practical.',
      ],
      twin: [
        'Two separate beds make it right for friends and colleagues.',
        'A practical room for two who prefer their own beds.',
      ],
      accessible_double: [
        'Wide doors, a step-free shower and handrails make this room easy to use.',
        'Planned for guests with limited mobility, with space to turn a wheelchair.',
      ],
      superior_double: ['More space, a better view and a desk for work.', 'A larger room on one of the upper floors.'],
      deluxe_king: [
        'A generous room with a seating corner and a large bathroom.',
        'Fine fabrics, soft light and a bed one does not want to leave.',
      ],
      terrace_king: [
        'The terrace of its own has a table and two chairs.',
        'Open the glass door and have your coffee outside.',
      ],
      studio: [
        'With a kitchenette and a seating corner, made for stays of several days.',
        'One large room to cook, sit and sleep in.',
      ],
      family: [
        'Enough beds for parents and children, and a door between day and night.',
        'A large room in which a family has space.',
      ],
      quadruple: [
        'Two large beds for four people who travel together.',
        'A roomy choice for a family or a group of friends.',
      ],
      junior_suite: [
        'Sleeping and sitting areas are gently divided.',
        'A suite in one room, with a sofa by the window.',
      ],
      suite: [
        'A living room and a separate bedroom give you the comfort of an apartment.',
        'Two rooms, one door, and a lot of calm.',
      ],
      penthouse: [
        'The top floor is all yours, with a terrace and a wide view.',
        'The finest rooms of the house, high above the roofs.',
      ],
    },
    measures: [
      (size, beds) => `${size} m² with ${beds}.`,
      (size, beds) => `It measures ${size} m² and has ${beds}.`,
      (size, beds) => `On ${size} m² there is ${beds}.`,
    ],
    beds: {
      single: ['a single bed', 'two single beds'],
      double: ['a double bed', 'two double beds'],
      queen: ['a queen bed', 'two queen beds'],
      king: ['a king bed', 'two king beds'],
      sofa: ['a sofa bed', 'two sofa beds'],
    },
    and: (left, right) => `${left} and ${right}`,
    extras: {
      workspace: 'There is a desk with a good lamp.',
      terrace: 'It has its own terrace.',
      kitchenette: 'The kitchenette has a hob, a fridge and tableware.',
      bathtub: 'The bathroom has a bathtub.',
      city_view: 'The windows look over the city.',
      family: 'A cot can be added on request.',
      accessible: 'The bathroom is step-free.',
      air_conditioning: 'The room has air conditioning.',
    },
  },
  review: {
    authors: [
      (city) => `Guest from ${city}`,
      (city) => `Couple from ${city}`,
      (city) => `Family from ${city}`,
      (city) => `Business traveller from ${city}`,
    ],
    titles: {
      great: [
        'Would book again at once',
        'Everything just right',
        'A small jewel',
        'The best stay of our trip',
        'Better than expected',
        'Wonderful from the first minute',
        'Exactly what we needed',
        'Hard to leave',
      ],
      good: [
        'A good choice',
        'Pleasant stay',
        'Good value',
        'Nice hotel, good location',
        'We would come back',
        'Comfortable and friendly',
        'Solid in every way',
        'Well placed',
      ],
      fair: [
        'All right for a short stay',
        'Good, with some weak points',
        'Fine for one night',
        'Average',
        'Mixed feelings',
        'Decent, no more',
      ],
      poor: [
        'Not what we hoped for',
        'Needs attention',
        'Disappointing',
        'Would not book again',
        'Too many small problems',
      ],
    },
    leads: {
      great: [
        'We felt welcome from the moment we arrived.',
        'It is rare that everything works so well.',
        'A lovely house with an eye for detail.',
        'We have stayed in many hotels in this city, and this is our favourite.',
        'From booking to departure there was nothing to complain about.',
        'Beautiful rooms and a calm atmosphere.',
      ],
      good: [
        'We had a pleasant stay.',
        'A good hotel that keeps what it promises.',
        'Nothing spectacular, but everything was in order.',
        'We were happy with our choice.',
        'A reliable place for a few days in town.',
        'On the whole a good experience.',
      ],
      fair: [
        'The stay was all right.',
        'There was good and less good.',
        'Fine for the price, but do not expect too much.',
        'We got what we paid for.',
        'It was enough for a short visit.',
      ],
      poor: [
        'We expected more.',
        'Unfortunately this stay did not go well.',
        'The pictures promise more than the house keeps.',
        'It was not our best choice.',
        'We left a little disappointed.',
      ],
    },
    praise: {
      location: [
        'The location is ideal, we walked almost everywhere.',
        'Everything we wanted to see was close by.',
        'A quiet street, and still in the middle of it all.',
      ],
      room: [
        'The room was larger than we thought and very comfortable.',
        'The bed was excellent.',
        'A bright room with a beautiful bathroom.',
      ],
      staff: [
        'The team was attentive and full of good tips.',
        'At the desk they solved every question with a smile.',
        'Friendly people who remembered us by the second day.',
      ],
      cleanliness: [
        'Everything was spotless, every day.',
        'Very clean, down to the last corner.',
        'The bathroom shone.',
      ],
      sleep: [
        'We slept very well, it is quiet at night.',
        'Not a sound from the street.',
        'Good curtains and a quiet courtyard: perfect sleep.',
      ],
      value: ['For this price one does not find anything better.', 'Very good value.', 'Worth every dollar.'],
      arrival: [
        'We had booked check-in at 09:00, and the room was ready to the minute.',
        'Our flight landed early; being able to move in at 08:00 was worth gold.',
        'We came late at 22:00, paid less for it, and the key was waiting.',
      ],
      departure: [
        'We could keep the room until 18:00 and go straight to the airport.',
        'The late check-out at 16:00 gave us a whole extra day.',
        'We left at 06:00 and paid less for it, a good idea.',
      ],
      breakfast: [
        'Breakfast alone would be a reason to come back.',
        'Fresh bread, fruit and good coffee in the morning.',
        'A big choice at breakfast.',
      ],
      pool: [
        'The pool was never crowded.',
        'The children hardly left the pool.',
        'After a hot day the pool was a blessing.',
      ],
    },
    blame: {
      location: [
        'It is farther from the sights than we thought.',
        'In the evening there is not much going on around the hotel.',
        'The walk to the station is long with luggage.',
      ],
      room: ['The room was rather small.', 'The furniture has seen better days.', 'The bed was too soft for us.'],
      staff: [
        'We had to wait a while at the desk.',
        'Nobody could help us with our question.',
        'The welcome could have been warmer.',
      ],
      cleanliness: [
        'The bathroom could have been cleaner.',
        'There was dust on the shelves.',
        'The carpet needs a thorough cleaning.',
      ],
      sleep: [
        'The walls are thin, and one hears the neighbours.',
        'The street was loud until late.',
        'The lift could be heard at night.',
      ],
      value: ['A little expensive for what it offers.', 'For this price we had expected more.', 'The extras add up.'],
      arrival: [
        'Our offer for an earlier check-in was declined, so we waited until 15:00.',
        'The room was ready only at 15:00, to the minute.',
        'It would have been nice to move in a little earlier.',
      ],
      departure: [
        'Our request for a later check-out was declined.',
        'We had to be out at 11:00 sharp.',
        'We would have liked to stay longer on the last day.',
      ],
      breakfast: [
        'Breakfast was always the same.',
        'By 09:00 there was hardly a free table at breakfast.',
        'The coffee at breakfast could be better.',
      ],
      pool: [
        'The pool is smaller than in the pictures.',
        'The water in the pool was quite cold.',
        'It was hard to find a free sun bed at the pool.',
      ],
    },
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
