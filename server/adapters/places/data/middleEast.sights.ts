import type { SightsOfCity } from './rows.ts'

export const middleEastSights: readonly SightsOfCity[] = [
  {
    city: 'Tel Aviv',
    districts: [
      ['Jaffa', 'يافا', 'יפו', 32.054, 34.752, 'Yafo'],
      ['Neve Tzedek', 'نيفي تسيدك', 'נווה צדק', 32.061, 34.765],
      ['Florentin', 'فلورنتين', 'פלורנטין', 32.056, 34.769],
      ['Sarona', 'سارونا', 'שרונה', 32.072, 34.787],
      ['Ramat Aviv', 'رمات أفيف', 'רמת אביב', 32.112, 34.796],
    ],
    landmarks: [
      ['Carmel Market', 'سوق الكرمل', 'שוק הכרמל', 32.0686, 34.7689, 'Shuk HaCarmel'],
      ['Dizengoff Square', 'ميدان ديزنغوف', 'כיכר דיזנגוף', 32.0778, 34.7741],
      ['Rothschild Boulevard', 'شارع روتشيلد', 'שדרות רוטשילד', 32.0645, 34.7745],
      ['Tel Aviv Port', 'ميناء تل أبيب', 'נמל תל אביב', 32.097, 34.773],
      ['Gordon Beach', 'شاطئ غوردون', 'חוף גורדון', 32.0835, 34.7675],
      ['Azrieli Center', 'مركز عزرائيلي', 'מרכז עזריאלי', 32.0744, 34.7922],
    ],
    airports: [['Ben Gurion Airport', 'مطار بن غوريون', 'נמל התעופה בן גוריון', 32.0055, 34.8854, 'TLV', 'נתב״ג']],
  },
  {
    city: 'Jerusalem',
    districts: [
      ['Old City of Jerusalem', 'البلدة القديمة في القدس', 'העיר העתיקה בירושלים', 31.7767, 35.2345],
      ['Nachlaot', 'نحلاوت', 'נחלאות', 31.783, 35.211],
      ['German Colony', 'المستعمرة الألمانية', 'המושבה הגרמנית', 31.764, 35.219],
    ],
    landmarks: [
      ['Western Wall', 'حائط البراق', 'הכותל המערבי', 31.7767, 35.2345, 'Kotel', 'הכותל'],
      ['Church of the Holy Sepulchre', 'كنيسة القيامة', 'כנסיית הקבר', 31.7785, 35.2296],
      ['Al-Aqsa Mosque', 'المسجد الأقصى', 'מסגד אל-אקצא', 31.7761, 35.2358],
      ['Mahane Yehuda Market', 'سوق محانيه يهودا', 'שוק מחנה יהודה', 31.7857, 35.2124],
      ['Yad Vashem', 'ياد فاشيم', 'יד ושם', 31.7742, 35.1753],
      ['Masada', 'مسادا', 'מצדה', 31.3157, 35.3535],
      ['Ein Bokek', 'عين بوقيق', 'עין בוקק', 31.2, 35.362, 'Dead Sea', 'البحر الميت', 'ים המלח'],
    ],
  },
  {
    city: 'Haifa',
    districts: [['Carmel Center', 'مركز الكرمل', 'מרכז הכרמל', 32.804, 34.986]],
    landmarks: [["Bahá'í Gardens", 'حدائق البهائيين', 'הגנים הבהאיים', 32.8144, 34.987, 'Bahai Gardens']],
  },
  {
    city: 'Eilat',
    landmarks: [['Eilat Promenade', 'متنزه إيلات', 'טיילת אילת', 29.549, 34.957]],
    airports: [['Ramon Airport', 'مطار رامون', 'נמל התעופה רמון', 29.7237, 35.0114, 'ETM']],
  },
  {
    city: 'Tiberias',
    landmarks: [['Sea of Galilee', 'بحيرة طبريا', 'הכינרת', 32.8333, 35.5833, 'Kinneret', 'כנרת']],
  },
  {
    city: 'Bethlehem',
    landmarks: [['Church of the Nativity', 'كنيسة المهد', 'כנסיית המולד', 31.7043, 35.2076]],
  },
  {
    city: 'Amman',
    districts: [
      ['Jabal Amman', 'جبل عمان', 'ג׳בל עמאן', 31.951, 35.923],
      ['Abdoun', 'عبدون', 'עבדון', 31.946, 35.884],
    ],
    landmarks: [['Amman Citadel', 'جبل القلعة', 'מצודת עמאן', 31.9547, 35.9343, "Jabal al-Qal'a"]],
    airports: [
      [
        'Queen Alia International Airport',
        'مطار الملكة علياء الدولي',
        'נמל התעופה המלכה עליא',
        31.7226,
        35.9932,
        'AMM',
      ],
    ],
  },
  {
    city: 'Aqaba',
    landmarks: [
      ['Wadi Rum', 'وادي رم', 'ואדי רם', 29.5759, 35.42],
      ['Petra', 'البتراء', 'פטרה', 30.3285, 35.4444],
    ],
  },
  {
    city: 'Beirut',
    districts: [
      ['Hamra', 'الحمراء', 'חמרה', 33.896, 35.482],
      ['Achrafieh', 'الأشرفية', 'אשרפיה', 33.888, 35.52, 'Ashrafieh'],
    ],
    landmarks: [['Pigeon Rocks', 'صخرة الروشة', 'סלעי היונים', 33.89, 35.47, 'Raouche']],
    airports: [
      [
        'Beirut–Rafic Hariri International Airport',
        'مطار رفيق الحريري الدولي',
        'נמל התעופה רפיק אל-חרירי',
        33.8209,
        35.4884,
        'BEY',
      ],
    ],
  },
  {
    city: 'Dubai',
    districts: [
      ['Downtown Dubai', 'وسط مدينة دبي', 'דאונטאון דובאי', 25.195, 55.274],
      ['Dubai Marina', 'مرسى دبي', 'דובאי מרינה', 25.08, 55.14, 'دبي مارينا'],
      ['Jumeirah', 'جميرا', 'ג׳ומיירה', 25.204, 55.239],
      ['Deira', 'ديرة', 'דיירה', 25.271, 55.317],
      ['Bur Dubai', 'بر دبي', 'בור דובאי', 25.253, 55.297],
      ['Business Bay', 'الخليج التجاري', 'ביזנס ביי', 25.186, 55.27],
    ],
    landmarks: [
      ['Palm Jumeirah', 'نخلة جميرا', 'פאלם ג׳ומיירה', 25.1124, 55.139],
      ['Burj Khalifa', 'برج خليفة', 'בורג׳ ח׳ליפה', 25.1972, 55.2744],
      ['Burj Al Arab', 'برج العرب', 'בורג׳ אל-ערב', 25.1412, 55.1853],
      ['Dubai Mall', 'دبي مول', 'דובאי מול', 25.1985, 55.2796],
      ['Mall of the Emirates', 'مول الإمارات', 'קניון האמירויות', 25.1181, 55.2006],
      ['Gold Souk', 'سوق الذهب', 'שוק הזהב', 25.2697, 55.2963],
    ],
    airports: [
      ['Dubai International Airport', 'مطار دبي الدولي', 'נמל התעופה דובאי', 25.2532, 55.3657, 'DXB'],
      ['Al Maktoum International Airport', 'مطار آل مكتوم الدولي', 'נמל התעופה אל-מכתום', 24.8963, 55.1614, 'DWC'],
    ],
  },
  {
    city: 'Abu Dhabi',
    districts: [
      ['Yas Island', 'جزيرة ياس', 'האי יאס', 24.499, 54.607],
      ['Saadiyat Island', 'جزيرة السعديات', 'האי סעדיאת', 24.533, 54.433],
    ],
    landmarks: [
      ['Sheikh Zayed Grand Mosque', 'جامع الشيخ زايد الكبير', 'מסגד שייח׳ זאיד', 24.4128, 54.475],
      ['Louvre Abu Dhabi', 'متحف اللوفر أبوظبي', 'לובר אבו דאבי', 24.5337, 54.3983],
      ['Abu Dhabi Corniche', 'كورنيش أبوظبي', 'קורניש אבו דאבי', 24.474, 54.34],
    ],
    airports: [
      [
        'Zayed International Airport',
        'مطار زايد الدولي',
        'נמל התעופה זאיד',
        24.433,
        54.6511,
        'AUH',
        'Abu Dhabi Airport',
      ],
    ],
  },
  {
    city: 'Doha',
    districts: [
      ['West Bay', 'الخليج الغربي', 'ווסט ביי', 25.324, 51.527],
      ['The Pearl', 'اللؤلؤة', 'הפנינה', 25.371, 51.551, 'The Pearl Qatar'],
    ],
    landmarks: [
      ['Souq Waqif', 'سوق واقف', 'סוק ואקף', 25.2875, 51.5333],
      ['Museum of Islamic Art', 'متحف الفن الإسلامي', 'המוזיאון לאמנות האסלאם', 25.2953, 51.5392],
    ],
    airports: [['Hamad International Airport', 'مطار حمد الدولي', 'נמל התעופה חמד', 25.2731, 51.6081, 'DOH']],
  },
  {
    city: 'Riyadh',
    districts: [
      ['Al Olaya', 'العليا', 'אל-עוליא', 24.695, 46.685, 'Olaya'],
      ['Diriyah', 'الدرعية', 'דרעיה', 24.734, 46.575],
    ],
    landmarks: [
      ['Kingdom Centre', 'برج المملكة', 'מגדל הממלכה', 24.7114, 46.6744, 'Kingdom Tower'],
      ['Masmak Fort', 'قصر المصمك', 'מצודת מסמכ', 24.6312, 46.7133],
    ],
    airports: [
      ['King Khalid International Airport', 'مطار الملك خالد الدولي', 'נמל התעופה המלך ח׳אלד', 24.9576, 46.6988, 'RUH'],
    ],
  },
  {
    city: 'Jeddah',
    districts: [['Al-Balad', 'البلد', 'אל-בלד', 21.484, 39.187]],
    landmarks: [['Jeddah Corniche', 'كورنيش جدة', 'קורניש ג׳דה', 21.59, 39.107]],
    airports: [
      [
        'King Abdulaziz International Airport',
        'مطار الملك عبد العزيز الدولي',
        'נמל התעופה המלך עבד אל-עזיז',
        21.6796,
        39.1565,
        'JED',
      ],
    ],
  },
  {
    city: 'Mecca',
    landmarks: [
      ['Masjid al-Haram', 'المسجد الحرام', 'המסגד הגדול של מכה', 21.4225, 39.8262, 'Great Mosque of Mecca'],
      ['Abraj Al Bait', 'أبراج البيت', 'אברג׳ אל-בית', 21.4189, 39.8264],
    ],
  },
  {
    city: 'Medina',
    landmarks: [['Al-Masjid an-Nabawi', 'المسجد النبوي', 'מסגד הנביא', 24.4672, 39.6111, "Prophet's Mosque"]],
  },
  {
    city: 'Kuwait City',
    landmarks: [['Kuwait Towers', 'أبراج الكويت', 'מגדלי כווית', 29.3897, 48.0031]],
    airports: [['Kuwait International Airport', 'مطار الكويت الدولي', 'נמל התעופה כווית', 29.2266, 47.9689, 'KWI']],
  },
  {
    city: 'Manama',
    airports: [['Bahrain International Airport', 'مطار البحرين الدولي', 'נמל התעופה בחריין', 26.2708, 50.6336, 'BAH']],
  },
  {
    city: 'Muscat',
    districts: [['Mutrah', 'مطرح', 'מטרח', 23.618, 58.565, 'Muttrah']],
    landmarks: [['Sultan Qaboos Grand Mosque', 'جامع السلطان قابوس الأكبر', 'מסגד הסולטאן קאבוס', 23.5839, 58.389]],
    airports: [['Muscat International Airport', 'مطار مسقط الدولي', 'נמל התעופה מסקט', 23.5933, 58.2844, 'MCT']],
  },
]
