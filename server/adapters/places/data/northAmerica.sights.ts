import type { SightsOfCity } from './rows.ts'

export const northAmericaSights: readonly SightsOfCity[] = [
  {
    city: 'New York',
    districts: [
      ['Manhattan', 'مانهاتن', 'מנהטן', 40.7830603, -73.9712488],
      ['Brooklyn', 'بروكلين', 'ברוקלין', 40.6782, -73.9442],
      ['Queens', 'كوينز', 'קווינס', 40.7282, -73.7949],
      ['The Bronx', 'برونكس', 'ברונקס', 40.8448, -73.8648],
      ['Staten Island', 'جزيرة ستاتن', 'סטטן איילנד', 40.5795, -74.1502],
      ['Midtown Manhattan', 'ميدتاون مانهاتن', 'מידטאון מנהטן', 40.7549, -73.984],
      ['Lower Manhattan', 'مانهاتن السفلى', 'מנהטן תחתית', 40.7077, -74.0083],
      ['Upper East Side', 'أبر إيست سايد', 'אפר איסט סייד', 40.7736, -73.9566],
      ['Upper West Side', 'أبر ويست سايد', 'אפר ווסט סייד', 40.787, -73.9754],
      ['Harlem', 'هارلم', 'הארלם', 40.8116, -73.9465],
      ['SoHo', 'سوهو', 'סוהו', 40.7233, -74.003],
      ['Greenwich Village', 'غرينتش فيليج', 'גריניץ׳ וילג׳', 40.7336, -74.0027],
      ['Chelsea', 'تشيلسي', 'צ׳לסי', 40.7465, -74.0014],
      ['Tribeca', 'ترايبيكا', 'טרייבקה', 40.7163, -74.0086],
      ['Williamsburg', 'ويليامزبرغ', 'ויליאמסבורג', 40.7081, -73.9571],
      ['Long Island City', 'لونغ آيلاند سيتي', 'לונג איילנד סיטי', 40.7447, -73.9485],
    ],
    landmarks: [
      ['Times Square', 'تايمز سكوير', 'טיימס סקוור', 40.758, -73.9855],
      ['Central Park', 'سنترال بارك', 'סנטרל פארק', 40.7829, -73.9654],
      ['Empire State Building', 'مبنى إمباير ستيت', 'בניין האמפייר סטייט', 40.7484, -73.9857],
      ['Statue of Liberty', 'تمثال الحرية', 'פסל החירות', 40.6892, -74.0445],
      ['Brooklyn Bridge', 'جسر بروكلين', 'גשר ברוקלין', 40.7061, -73.9969],
      ['Rockefeller Center', 'مركز روكفلر', 'מרכז רוקפלר', 40.7587, -73.9787],
      ['Wall Street', 'وول ستريت', 'וול סטריט', 40.706, -74.0086],
      ['Madison Square Garden', 'ماديسون سكوير غاردن', 'מדיסון סקוור גארדן', 40.7505, -73.9934],
      ['One World Trade Center', 'مركز التجارة العالمي الواحد', 'מרכז הסחר העולמי 1', 40.7127, -74.0134, 'WTC'],
      [
        'Metropolitan Museum of Art',
        'متحف المتروبوليتان للفنون',
        'מוזיאון המטרופוליטן לאמנות',
        40.7794,
        -73.9632,
        'The Met',
      ],
    ],
    stations: [
      ['Grand Central Terminal', 'محطة غراند سنترال', 'תחנת גרנד סנטרל', 40.7527, -73.9772],
      ['Penn Station', 'محطة بنسلفانيا', 'תחנת פן', 40.7506, -73.9935],
    ],
    airports: [
      [
        'John F. Kennedy International Airport',
        'مطار جون إف كينيدي الدولي',
        'נמל התעופה ג׳ון פ. קנדי',
        40.6413,
        -73.7781,
        'JFK',
      ],
      ['LaGuardia Airport', 'مطار لاغوارديا', 'נמל התעופה לה גוארדיה', 40.7769, -73.874, 'LGA'],
      [
        'Newark Liberty International Airport',
        'مطار نيوارك ليبرتي الدولي',
        'נמל התעופה ניוארק ליברטי',
        40.6895,
        -74.1745,
        'EWR',
      ],
    ],
  },
  {
    city: 'Los Angeles',
    districts: [
      ['Hollywood', 'هوليوود', 'הוליווד', 34.0928, -118.3287],
      ['Venice Beach', 'فينيس بيتش', 'וניס ביץ׳', 33.985, -118.4695],
      ['Downtown Los Angeles', 'وسط مدينة لوس أنجلوس', 'דאונטאון לוס אנג׳לס', 34.0407, -118.2468, 'DTLA'],
    ],
    landmarks: [
      ['Hollywood Walk of Fame', 'ممر الشهرة في هوليوود', 'שדרת הכוכבים בהוליווד', 34.1016, -118.3267],
      ['Santa Monica Pier', 'رصيف سانتا مونيكا', 'מזח סנטה מוניקה', 34.0083, -118.4988],
      ['Disneyland Park', 'ديزني لاند كاليفورنيا', 'דיסנילנד קליפורניה', 33.8121, -117.919],
      ['Universal Studios Hollywood', 'يونيفرسال ستوديوز هوليوود', 'אולפני יוניברסל הוליווד', 34.1381, -118.3534],
    ],
    airports: [
      [
        'Los Angeles International Airport',
        'مطار لوس أنجلوس الدولي',
        'נמל התעופה הבין-לאומי לוס אנג׳לס',
        33.9416,
        -118.4085,
        'LAX',
      ],
    ],
  },
  {
    city: 'Chicago',
    districts: [['The Loop', 'ذا لوب', 'הלופ', 41.8786, -87.6251, 'Chicago Loop']],
    landmarks: [
      ['Millennium Park', 'حديقة الألفية', 'פארק המילניום', 41.8826, -87.6226],
      ['Willis Tower', 'برج ويليس', 'מגדל ויליס', 41.8789, -87.6359, 'Sears Tower'],
      ['Magnificent Mile', 'الميل الرائع', 'המייל המופלא', 41.8948, -87.6242],
    ],
    airports: [["O'Hare International Airport", 'مطار أوهير الدولي', 'נמל התעופה או׳הייר', 41.9742, -87.9073, 'ORD']],
  },
  {
    city: 'San Francisco',
    districts: [
      ["Fisherman's Wharf", 'رصيف الصيادين', 'רציף הדייגים', 37.808, -122.4177],
      ['Union Square', 'ساحة الاتحاد', 'יוניון סקוור', 37.788, -122.4075],
    ],
    landmarks: [
      ['Golden Gate Bridge', 'جسر البوابة الذهبية', 'גשר שער הזהב', 37.8199, -122.4783],
      ['Alcatraz Island', 'جزيرة ألكتراز', 'אלקטרז', 37.8267, -122.423],
    ],
    airports: [
      [
        'San Francisco International Airport',
        'مطار سان فرانسيسكو الدولي',
        'נמל התעופה סן פרנסיסקו',
        37.6213,
        -122.379,
        'SFO',
      ],
    ],
  },
  {
    city: 'Miami',
    districts: [
      ['South Beach', 'ساوث بيتش', 'סאות׳ ביץ׳', 25.7826, -80.1341],
      ['Downtown Miami', 'وسط مدينة ميامي', 'דאונטאון מיאמי', 25.7743, -80.1937],
      ['Wynwood', 'وينوود', 'וינווד', 25.8042, -80.1989],
    ],
    airports: [['Miami International Airport', 'مطار ميامي الدولي', 'נמל התעופה מיאמי', 25.7959, -80.287, 'MIA']],
  },
  {
    city: 'Las Vegas',
    landmarks: [
      ['Las Vegas Strip', 'لاس فيغاس ستريب', 'הסטריפ של לאס וגאס', 36.1147, -115.1728, 'The Strip'],
      ['Fremont Street', 'شارع فريمونت', 'רחוב פרימונט', 36.1707, -115.144],
    ],
    airports: [
      [
        'Harry Reid International Airport',
        'مطار هاري ريد الدولي',
        'נמל התעופה הארי ריד',
        36.084,
        -115.1537,
        'LAS',
        'McCarran',
      ],
    ],
  },
  {
    city: 'Washington',
    districts: [['Georgetown', 'جورجتاون', 'ג׳ורג׳טאון', 38.9097, -77.0654]],
    landmarks: [
      ['White House', 'البيت الأبيض', 'הבית הלבן', 38.8977, -77.0365],
      ['National Mall', 'ناشونال مول', 'הנשיונל מול', 38.8896, -77.023],
      ['United States Capitol', 'مبنى الكابيتول', 'גבעת הקפיטול', 38.8899, -77.0091],
    ],
    airports: [
      [
        'Washington Dulles International Airport',
        'مطار واشنطن دالاس الدولي',
        'נמל התעופה וושינגטון דאלס',
        38.9531,
        -77.4565,
        'IAD',
      ],
    ],
  },
  {
    city: 'Boston',
    districts: [['Back Bay', 'باك باي', 'בק ביי', 42.3503, -71.081]],
    landmarks: [['Fenway Park', 'فينواي بارك', 'פנווי פארק', 42.3467, -71.0972]],
    airports: [['Logan International Airport', 'مطار لوغان الدولي', 'נמל התעופה לוגן', 42.3656, -71.0096, 'BOS']],
  },
  {
    city: 'Orlando',
    landmarks: [
      ['Walt Disney World', 'عالم والت ديزني', 'וולט דיסני וורלד', 28.3852, -81.5639, 'Disney World'],
      ['Universal Orlando Resort', 'منتجع يونيفرسال أورلاندو', 'יוניברסל אורלנדו', 28.472, -81.469],
    ],
    airports: [
      ['Orlando International Airport', 'مطار أورلاندو الدولي', 'נמל התעופה אורלנדו', 28.4312, -81.3081, 'MCO'],
    ],
  },
  {
    city: 'San Diego',
    landmarks: [['San Diego Zoo', 'حديقة حيوان سان دييغو', 'גן החיות של סן דייגו', 32.7353, -117.149]],
  },
  {
    city: 'Seattle',
    landmarks: [
      ['Space Needle', 'سبيس نيدل', 'מגדל המחט', 47.6205, -122.3493],
      ['Pike Place Market', 'سوق بايك بليس', 'שוק פייק פלייס', 47.6097, -122.3422],
    ],
  },
  {
    city: 'New Orleans',
    districts: [['French Quarter', 'الحي الفرنسي', 'הרובע הצרפתי', 29.9584, -90.0644]],
  },
  {
    city: 'Atlanta',
    airports: [
      [
        'Hartsfield–Jackson Atlanta International Airport',
        'مطار هارتسفيلد جاكسون أتلانتا الدولي',
        'נמל התעופה הרטספילד-ג׳קסון',
        33.6407,
        -84.4277,
        'ATL',
      ],
    ],
  },
  {
    city: 'Dallas',
    airports: [
      [
        'Dallas Fort Worth International Airport',
        'مطار دالاس فورت وورث الدولي',
        'נמל התעופה דאלאס פורט וורת׳',
        32.8998,
        -97.0403,
        'DFW',
      ],
    ],
  },
  {
    city: 'Honolulu',
    districts: [['Waikiki', 'وايكيكي', 'וואיקיקי', 21.2793, -157.8294]],
  },
  {
    city: 'Toronto',
    districts: [['Downtown Toronto', 'وسط مدينة تورونتو', 'דאונטאון טורונטו', 43.6548, -79.3883]],
    landmarks: [['CN Tower', 'برج سي إن', 'מגדל סי-אן', 43.6426, -79.3871]],
    airports: [
      [
        'Toronto Pearson International Airport',
        'مطار تورونتو بيرسون الدولي',
        'נמל התעופה טורונטו פירסון',
        43.6777,
        -79.6248,
        'YYZ',
      ],
    ],
  },
  {
    city: 'Montréal',
    districts: [['Old Montreal', 'مونتريال القديمة', 'מונטריאול העתיקה', 45.5075, -73.5544, 'Vieux-Montréal']],
    airports: [
      [
        'Montréal–Trudeau International Airport',
        'مطار مونتريال ترودو الدولي',
        'נמל התעופה מונטריאול טרודו',
        45.4706,
        -73.7408,
        'YUL',
      ],
    ],
  },
  {
    city: 'Vancouver',
    landmarks: [['Stanley Park', 'ستانلي بارك', 'סטנלי פארק', 49.3043, -123.1443]],
    airports: [
      ['Vancouver International Airport', 'مطار فانكوفر الدولي', 'נמל התעופה ונקובר', 49.1967, -123.1815, 'YVR'],
    ],
  },
]
