import type { SightsOfCity } from './rows.ts'

export const asiaSights: readonly SightsOfCity[] = [
  {
    city: 'Tokyo',
    districts: [
      ['Shinjuku', 'شينجوكو', 'שינג׳וקו', 35.6938, 139.7034],
      ['Shibuya', 'شيبويا', 'שיבויה', 35.662, 139.7038],
      ['Ginza', 'غينزا', 'גינזה', 35.6717, 139.765],
      ['Asakusa', 'أساكوسا', 'אסאקוסה', 35.7148, 139.7967],
      ['Roppongi', 'روبونغي', 'רופונגי', 35.6628, 139.731],
      ['Akihabara', 'أكيهابارا', 'אקיהבארה', 35.7022, 139.7741],
      ['Ueno', 'أوينو', 'אואנו', 35.712, 139.776],
    ],
    landmarks: [
      ['Tokyo Tower', 'برج طوكيو', 'מגדל טוקיו', 35.6586, 139.7454],
      ['Tokyo Skytree', 'طوكيو سكاي تري', 'טוקיו סקייטרי', 35.7101, 139.8107],
      ['Sensō-ji', 'معبد سينسوجي', 'מקדש סנסו-ג׳י', 35.7148, 139.7967, 'Sensoji Temple'],
      ['Shibuya Crossing', 'تقاطع شيبويا', 'מעבר החצייה שיבויה', 35.6595, 139.7005],
    ],
    stations: [['Tokyo Station', 'محطة طوكيو', 'תחנת טוקיו', 35.6812, 139.7671]],
    airports: [
      ['Haneda Airport', 'مطار هانيدا', 'נמל התעופה האנדה', 35.5494, 139.7798, 'HND'],
      ['Narita International Airport', 'مطار ناريتا الدولي', 'נמל התעופה נריטה', 35.772, 140.3929, 'NRT'],
    ],
  },
  {
    city: 'Kyoto',
    districts: [['Gion', 'غيون', 'גיון', 35.0037, 135.775]],
    landmarks: [
      ['Fushimi Inari Shrine', 'ضريح فوشيمي إناري', 'מקדש פושימי אינארי', 34.9671, 135.7727, 'Fushimi Inari-taisha'],
      ['Kinkaku-ji', 'معبد كينكاكوجي', 'קינקאקו-ג׳י', 35.0394, 135.7292, 'Golden Pavilion'],
    ],
  },
  {
    city: 'Osaka',
    districts: [
      ['Namba', 'نامبا', 'נמבה', 34.6659, 135.501],
      ['Umeda', 'أوميدا', 'אומדה', 34.7025, 135.496],
    ],
    landmarks: [
      ['Osaka Castle', 'قلعة أوساكا', 'טירת אוסקה', 34.6873, 135.5262],
      ['Dōtonbori', 'دوتونبوري', 'דוטונבורי', 34.6687, 135.5013, 'Dotonbori'],
    ],
    airports: [['Kansai International Airport', 'مطار كانساي الدولي', 'נמל התעופה קנסאי', 34.432, 135.2304, 'KIX']],
  },
  {
    city: 'Seoul',
    districts: [
      ['Gangnam', 'غانغنام', 'גנגנאם', 37.4979, 127.0276],
      ['Myeongdong', 'ميونغدونغ', 'מיונגדונג', 37.5636, 126.985, 'Myeong-dong'],
      ['Hongdae', 'هونغداي', 'הונגדה', 37.5563, 126.923],
    ],
    landmarks: [
      ['Gyeongbokgung Palace', 'قصر غيونغبوك', 'ארמון גיונגבוקגונג', 37.5796, 126.977],
      ['N Seoul Tower', 'برج نامسان سول', 'מגדל סיאול', 37.5512, 126.9882, 'Namsan Tower'],
    ],
    airports: [['Incheon International Airport', 'مطار إنتشون الدولي', 'נמל התעופה אינצ׳ון', 37.4602, 126.4407, 'ICN']],
  },
  {
    city: 'Beijing',
    landmarks: [
      ['Forbidden City', 'المدينة المحرمة', 'העיר האסורה', 39.9163, 116.3972],
      ['Tiananmen Square', 'ميدان تيانانمن', 'כיכר טיאננמן', 39.9055, 116.3976],
    ],
    airports: [
      [
        'Beijing Capital International Airport',
        'مطار بكين العاصمة الدولي',
        'נמל התעופה בייג׳ינג',
        40.0799,
        116.6031,
        'PEK',
      ],
    ],
  },
  {
    city: 'Shanghai',
    districts: [['Pudong', 'بودونغ', 'פודונג', 31.2215, 121.5447]],
    landmarks: [['The Bund', 'ذا بوند', 'הבונד', 31.24, 121.49]],
    airports: [
      [
        'Shanghai Pudong International Airport',
        'مطار شنغهاي بودونغ الدولي',
        'נמל התעופה שאנגחאי פודונג',
        31.1443,
        121.8083,
        'PVG',
      ],
    ],
  },
  {
    city: 'Hong Kong',
    districts: [
      ['Tsim Sha Tsui', 'تسيم شا تسوي', 'צים שה צוי', 22.298, 114.172],
      ['Central Hong Kong', 'وسط هونغ كونغ', 'סנטרל הונג קונג', 22.2819, 114.158],
      ['Causeway Bay', 'كوزواي باي', 'קוזוויי ביי', 22.28, 114.185],
    ],
    landmarks: [['Victoria Peak', 'قمة فيكتوريا', 'פסגת ויקטוריה', 22.2759, 114.1455]],
    airports: [
      ['Hong Kong International Airport', 'مطار هونغ كونغ الدولي', 'נמל התעופה הונג קונג', 22.308, 113.9185, 'HKG'],
    ],
  },
  {
    city: 'Taipei',
    landmarks: [['Taipei 101', 'تايبيه 101', 'טאיפיי 101', 25.034, 121.5645]],
    airports: [
      ['Taoyuan International Airport', 'مطار تاويوان الدولي', 'נמל התעופה טאויואן', 25.0797, 121.2342, 'TPE'],
    ],
  },
  {
    city: 'Bangkok',
    districts: [
      ['Sukhumvit', 'سوكومفيت', 'סוקומוויט', 13.737, 100.56],
      ['Silom', 'سيلوم', 'סילום', 13.728, 100.527],
      ['Khao San Road', 'شارع كاوسان', 'רחוב קאו סאן', 13.759, 100.497],
    ],
    landmarks: [
      ['Grand Palace', 'القصر الكبير', 'הארמון הגדול', 13.75, 100.4914],
      ['Wat Arun', 'وات أرون', 'וואט ארון', 13.7437, 100.4889],
      ['Chatuchak Weekend Market', 'سوق شاتوشاك', 'שוק צ׳אטוצ׳אק', 13.7999, 100.5505],
    ],
    airports: [
      ['Suvarnabhumi Airport', 'مطار سوفارنابومي', 'נמל התעופה סוברנבומי', 13.69, 100.7501, 'BKK'],
      ['Don Mueang International Airport', 'مطار دون مويانغ الدولي', 'נמל התעופה דון מויאנג', 13.9126, 100.6068, 'DMK'],
    ],
  },
  {
    city: 'Phuket',
    districts: [
      ['Patong', 'باتونغ', 'פטונג', 7.896, 98.296, 'Patong Beach'],
      ['Karon', 'كارون', 'קארון', 7.846, 98.294],
    ],
    airports: [['Phuket International Airport', 'مطار بوكيت الدولي', 'נמל התעופה פוקט', 8.1132, 98.3169, 'HKT']],
  },
  {
    city: 'Singapore',
    districts: [
      ['Orchard Road', 'أورتشارد رود', 'אורצ׳רד רוד', 1.304, 103.832],
      ['Chinatown Singapore', 'الحي الصيني في سنغافورة', 'צ׳יינטאון סינגפור', 1.2838, 103.8443],
      ['Sentosa', 'سنتوسا', 'סנטוסה', 1.2494, 103.8303],
      ['Little India', 'ليتل إنديا', 'ליטל אינדיה', 1.3066, 103.8518],
    ],
    landmarks: [
      ['Marina Bay Sands', 'مارينا باي ساندز', 'מרינה ביי סנדס', 1.2834, 103.8607],
      ['Gardens by the Bay', 'حدائق الخليج', 'גנים על המפרץ', 1.2816, 103.8636],
    ],
    airports: [['Changi Airport', 'مطار شانغي', 'נמל התעופה צ׳אנגי', 1.3644, 103.9915, 'SIN']],
  },
  {
    city: 'Kuala Lumpur',
    districts: [['Bukit Bintang', 'بوكيت بينتانج', 'בוקיט בינטנג', 3.1466, 101.711]],
    landmarks: [
      ['Petronas Towers', 'برجا بتروناس', 'מגדלי פטרונאס', 3.1579, 101.7116, 'KLCC'],
      ['Batu Caves', 'كهوف باتو', 'מערות באטו', 3.2379, 101.684],
    ],
    airports: [
      [
        'Kuala Lumpur International Airport',
        'مطار كوالالمبور الدولي',
        'נמל התעופה קואלה לומפור',
        2.7456,
        101.7072,
        'KUL',
      ],
    ],
  },
  {
    city: 'Denpasar',
    districts: [
      ['Ubud', 'أوبود', 'אובוד', -8.5069, 115.2625],
      ['Seminyak', 'سيمينياك', 'סמיניאק', -8.6913, 115.1682],
      ['Kuta', 'كوتا', 'קוטה', -8.718, 115.169],
      ['Nusa Dua', 'نوسا دوا', 'נוסה דואה', -8.8, 115.23],
    ],
    landmarks: [['Tanah Lot', 'تاناه لوت', 'טאנה לוט', -8.6212, 115.0868]],
    airports: [
      [
        'Ngurah Rai International Airport',
        'مطار نغوراه راي الدولي',
        'נמל התעופה נגורה ראי',
        -8.7482,
        115.1675,
        'DPS',
        'Bali Airport',
      ],
    ],
  },
  {
    city: 'Jakarta',
    airports: [
      [
        'Soekarno–Hatta International Airport',
        'مطار سوكارنو هاتا الدولي',
        'נמל התעופה סוקרנו-האטה',
        -6.1256,
        106.6559,
        'CGK',
      ],
    ],
  },
  {
    city: 'Manila',
    districts: [['Makati', 'ماكاتي', 'מקאטי', 14.5547, 121.0244]],
    airports: [
      [
        'Ninoy Aquino International Airport',
        'مطار نينوي أكينو الدولي',
        'נמל התעופה נינוי אקינו',
        14.5086,
        121.0194,
        'MNL',
      ],
    ],
  },
  {
    city: 'Hanoi',
    districts: [['Old Quarter of Hanoi', 'الحي القديم في هانوي', 'הרובע העתיק של האנוי', 21.034, 105.85]],
    landmarks: [['Hoan Kiem Lake', 'بحيرة هوان كيم', 'אגם הואן קיים', 21.0287, 105.8524]],
  },
  {
    city: 'Siem Reap',
    landmarks: [['Angkor Wat', 'أنغكور وات', 'אנגקור וואט', 13.4125, 103.867]],
  },
  {
    city: 'Mumbai',
    districts: [
      ['Bandra', 'باندرا', 'באנדרה', 19.0596, 72.8295],
      ['Colaba', 'كولابا', 'קולאבה', 18.9067, 72.8147],
    ],
    landmarks: [['Gateway of India', 'بوابة الهند', 'שער הודו', 18.922, 72.8347]],
    airports: [
      [
        'Chhatrapati Shivaji Maharaj International Airport',
        'مطار تشاتراباتي شيفاجي الدولي',
        'נמל התעופה צ׳טרפטי שיוואג׳י',
        19.0896,
        72.8656,
        'BOM',
      ],
    ],
  },
  {
    city: 'Delhi',
    districts: [['Connaught Place', 'كونوت بليس', 'קונוט פלייס', 28.6315, 77.2167]],
    landmarks: [
      ['India Gate', 'بوابة الهند في دلهي', 'שער הודו בדלהי', 28.6129, 77.2295],
      ['Red Fort', 'القلعة الحمراء', 'המבצר האדום', 28.6562, 77.241],
    ],
    airports: [
      [
        'Indira Gandhi International Airport',
        'مطار إنديرا غاندي الدولي',
        'נמל התעופה אינדירה גנדי',
        28.5562,
        77.1,
        'DEL',
      ],
    ],
  },
  {
    city: 'Agra',
    landmarks: [['Taj Mahal', 'تاج محل', 'הטאג׳ מהאל', 27.1751, 78.0421]],
  },
  {
    city: 'Malé',
    airports: [['Velana International Airport', 'مطار فيلانا الدولي', 'נמל התעופה ולאנה', 4.1918, 73.529, 'MLE']],
  },
  {
    city: 'Kathmandu',
    districts: [['Thamel', 'ثاميل', 'תאמל', 27.715, 85.311]],
  },
]
