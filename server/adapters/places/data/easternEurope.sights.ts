import type { SightsOfCity } from './rows.ts'

export const easternEuropeSights: readonly SightsOfCity[] = [
  {
    city: 'Athens',
    districts: [
      ['Plaka', 'بلاكا', 'פלאקה', 37.9725, 23.73],
      ['Monastiraki', 'موناستيراكي', 'מונסטיראקי', 37.976, 23.7257],
    ],
    landmarks: [
      ['Acropolis of Athens', 'أكروبوليس أثينا', 'האקרופוליס של אתונה', 37.9715, 23.7257],
      ['Parthenon', 'البارثينون', 'הפרתנון', 37.9715, 23.7267],
      ['Syntagma Square', 'ساحة سينتاغما', 'כיכר סינטגמה', 37.9755, 23.7348],
    ],
    airports: [['Athens International Airport', 'مطار أثينا الدولي', 'נמל התעופה של אתונה', 37.9364, 23.9475, 'ATH']],
  },
  {
    city: 'Istanbul',
    districts: [
      ['Sultanahmet', 'السلطان أحمد', 'סולטנאהמט', 41.0054, 28.9768],
      ['Beyoğlu', 'بيوغلو', 'ביולו', 41.037, 28.977, 'Beyoglu'],
      ['Kadıköy', 'قاضي كوي', 'קדיקוי', 40.99, 29.028, 'Kadikoy'],
      ['Beşiktaş', 'بشكتاش', 'בשיקטאש', 41.043, 29.006, 'Besiktas'],
      ['Şişli', 'شيشلي', 'שישלי', 41.06, 28.987, 'Sisli'],
    ],
    landmarks: [
      ['Hagia Sophia', 'آيا صوفيا', 'איה סופיה', 41.0086, 28.9802, 'Ayasofya'],
      ['Blue Mosque', 'الجامع الأزرق', 'המסגד הכחול', 41.0054, 28.9768, 'Sultan Ahmed Mosque'],
      ['Topkapı Palace', 'قصر طوب قابي', 'ארמון טופקאפי', 41.0115, 28.9834, 'Topkapi'],
      ['Grand Bazaar', 'البازار الكبير', 'הבזאר הגדול', 41.0107, 28.9681],
      ['Galata Tower', 'برج غلطة', 'מגדל גלאטה', 41.0256, 28.9744],
      ['Taksim Square', 'ميدان تقسيم', 'כיכר טקסים', 41.037, 28.985],
      ['Istiklal Avenue', 'شارع الاستقلال', 'רחוב אסתיקלאל', 41.0339, 28.978, 'İstiklal'],
    ],
    airports: [
      ['Istanbul Airport', 'مطار إسطنبول', 'נמל התעופה איסטנבול', 41.2753, 28.7519, 'IST'],
      [
        'Sabiha Gökçen International Airport',
        'مطار صبيحة كوكجن الدولي',
        'נמל התעופה סביחה גקצ׳ן',
        40.8986,
        29.3092,
        'SAW',
      ],
    ],
  },
  {
    city: 'Antalya',
    districts: [
      ['Kaleiçi', 'كاليتشي', 'קאלייצ׳י', 36.8841, 30.7056, 'Kaleici'],
      ['Lara', 'لارا', 'לארה', 36.856, 30.79, 'Lara Beach'],
    ],
    airports: [['Antalya Airport', 'مطار أنطاليا', 'נמל התעופה אנטליה', 36.8987, 30.8005, 'AYT']],
  },
  {
    city: 'Copenhagen',
    districts: [['Vesterbro', 'فستربرو', 'וסטרברו', 55.669, 12.549]],
    landmarks: [
      ['Nyhavn', 'نيهافن', 'ניהאון', 55.6797, 12.5911],
      ['Tivoli Gardens', 'حدائق تيفولي', 'גני טיבולי', 55.6737, 12.5681],
      ['The Little Mermaid', 'تمثال حورية البحر الصغيرة', 'פסל בת הים הקטנה', 55.6929, 12.5993],
    ],
    airports: [['Copenhagen Airport', 'مطار كوبنهاغن', 'נמל התעופה קופנהגן', 55.618, 12.6508, 'CPH', 'Kastrup']],
  },
  {
    city: 'Stockholm',
    districts: [
      ['Gamla Stan', 'غاملا ستان', 'גמלה סטאן', 59.325, 18.07],
      ['Södermalm', 'سودرمالم', 'סדרמאלם', 59.315, 18.071],
    ],
    landmarks: [['Vasa Museum', 'متحف فاسا', 'מוזיאון ואסה', 59.328, 18.0914]],
    airports: [['Stockholm Arlanda Airport', 'مطار ستوكهولم أرلاندا', 'נמל התעופה ארלנדה', 59.6498, 17.9238, 'ARN']],
  },
  {
    city: 'Oslo',
    landmarks: [['Oslo Opera House', 'دار أوبرا أوسلو', 'בית האופרה של אוסלו', 59.9075, 10.7531]],
    airports: [['Oslo Airport', 'مطار أوسلو', 'נמל התעופה אוסלו', 60.1976, 11.1004, 'OSL', 'Gardermoen']],
  },
  {
    city: 'Helsinki',
    landmarks: [['Helsinki Cathedral', 'كاتدرائية هلسنكي', 'קתדרלת הלסינקי', 60.1704, 24.9522]],
    airports: [['Helsinki Airport', 'مطار هلسنكي', 'נמל התעופה הלסינקי', 60.3172, 24.9633, 'HEL', 'Vantaa']],
  },
  {
    city: 'Reykjavík',
    landmarks: [
      ['Hallgrímskirkja', 'كنيسة هالغريم', 'האלגרימסקירקיה', 64.1417, -21.9266],
      ['Blue Lagoon', 'البحيرة الزرقاء', 'הלגונה הכחולה', 63.8804, -22.4495],
    ],
  },
  {
    city: 'Prague',
    districts: [
      ['Malá Strana', 'مالا سترانا', 'מאלה סטראנה', 50.087, 14.404, 'Lesser Town'],
      ['Old Town of Prague', 'البلدة القديمة في براغ', 'העיר העתיקה של פראג', 50.087, 14.4208, 'Staré Město'],
    ],
    landmarks: [
      ['Charles Bridge', 'جسر تشارلز', 'גשר קארל', 50.0865, 14.4114],
      ['Prague Castle', 'قلعة براغ', 'מצודת פראג', 50.0909, 14.4005],
      ['Wenceslas Square', 'ساحة فاتسلاف', 'כיכר ואצלב', 50.081, 14.428],
    ],
    airports: [
      ['Václav Havel Airport Prague', 'مطار فاتسلاف هافيل براغ', 'נמל התעופה ואצלב האוול', 50.1008, 14.26, 'PRG'],
    ],
  },
  {
    city: 'Budapest',
    districts: [
      ['Buda Castle District', 'حي قلعة بودا', 'רובע מצודת בודה', 47.4979, 19.0402],
      ['Jewish Quarter of Budapest', 'الحي اليهودي في بودابست', 'הרובע היהודי של בודפשט', 47.498, 19.061],
    ],
    landmarks: [
      ['Hungarian Parliament Building', 'مبنى البرلمان المجري', 'בניין הפרלמנט ההונגרי', 47.5071, 19.0457],
      ["Fisherman's Bastion", 'حصن الصياد', 'מבצר הדייגים', 47.5022, 19.0348],
      ['Széchenyi Thermal Bath', 'حمامات سيتشيني', 'מרחצאות סצ׳ני', 47.5186, 19.082],
    ],
    airports: [
      [
        'Budapest Ferenc Liszt International Airport',
        'مطار بودابست فرانز ليست الدولي',
        'נמל התעופה בודפשט פרנץ ליסט',
        47.4385,
        19.2523,
        'BUD',
      ],
    ],
  },
  {
    city: 'Warsaw',
    districts: [
      ['Old Town of Warsaw', 'البلدة القديمة في وارسو', 'העיר העתיקה של ורשה', 52.2497, 21.0122, 'Stare Miasto'],
    ],
    landmarks: [['Palace of Culture and Science', 'قصر الثقافة والعلوم', 'ארמון התרבות והמדע', 52.2319, 21.006]],
    airports: [['Warsaw Chopin Airport', 'مطار وارسو شوبان', 'נמל התעופה שופן', 52.1657, 20.9671, 'WAW']],
  },
  {
    city: 'Kraków',
    districts: [['Kazimierz', 'كازيميرز', 'קז׳ימייז׳', 50.051, 19.945]],
    landmarks: [
      ['Wawel Castle', 'قلعة فافل', 'טירת ואוול', 50.054, 19.9354],
      ['Main Square of Kraków', 'الساحة الرئيسية في كراكوف', 'כיכר השוק של קרקוב', 50.0617, 19.9373, 'Rynek Główny'],
    ],
  },
  {
    city: 'Bucharest',
    landmarks: [['Palace of the Parliament', 'قصر البرلمان', 'ארמון הפרלמנט', 44.4275, 26.0875]],
  },
  {
    city: 'Dubrovnik',
    districts: [['Old Town of Dubrovnik', 'البلدة القديمة في دوبروفنيك', 'העיר העתיקה של דוברובניק', 42.641, 18.1106]],
  },
  {
    city: 'Tbilisi',
    districts: [['Old Tbilisi', 'تبليسي القديمة', 'טביליסי העתיקה', 41.69, 44.808]],
  },
  {
    city: 'Larnaca',
    districts: [['Finikoudes', 'فينيكوديس', 'פיניקודס', 34.912, 33.637]],
    airports: [['Larnaca International Airport', 'مطار لارنكا الدولي', 'נמל התעופה לרנקה', 34.8751, 33.6249, 'LCA']],
  },
  {
    city: 'Kyiv',
    landmarks: [
      ['Maidan Nezalezhnosti', 'ميدان الاستقلال', 'כיכר העצמאות של קייב', 50.4501, 30.5234, 'Independence Square'],
    ],
  },
]
