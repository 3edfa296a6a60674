import type { SightsOfCity } from './rows.ts'

export const westernEuropeSights: readonly SightsOfCity[] = [
  {
    city: 'London',
    districts: [
      ['Westminster', 'وستمنستر', 'וסטמינסטר', 51.4975, -0.1357],
      ['Soho', 'سوهو', 'סוהו', 51.5137, -0.1337],
      ['Mayfair', 'مايفير', 'מייפייר', 51.5095, -0.147],
      ['Covent Garden', 'كوفنت غاردن', 'קובנט גארדן', 51.5117, -0.124],
      ['Kensington', 'كينسينغتون', 'קנזינגטון', 51.4988, -0.1906],
      ['Camden Town', 'كامدن تاون', 'קמדן טאון', 51.539, -0.1426],
      ['Shoreditch', 'شورديتش', 'שורדיץ׳', 51.526, -0.078],
      ['Notting Hill', 'نوتينغ هيل', 'נוטינג היל', 51.5096, -0.2043],
      ['Canary Wharf', 'كناري وارف', 'קנרי וורף', 51.5054, -0.0235],
      ['City of London', 'مدينة لندن القديمة', 'הסיטי של לונדון', 51.5155, -0.0922],
    ],
    landmarks: [
      ['Big Ben', 'بيغ بن', 'ביג בן', 51.5007, -0.1246],
      ['Tower Bridge', 'جسر البرج', 'גשר המצודה', 51.5055, -0.0754],
      ['Buckingham Palace', 'قصر باكنغهام', 'ארמון בקינגהאם', 51.5014, -0.1419],
      ['London Eye', 'عين لندن', 'העין של לונדון', 51.5033, -0.1195],
      ['Hyde Park', 'هايد بارك', 'הייד פארק', 51.5073, -0.1657],
      ['British Museum', 'المتحف البريطاني', 'המוזיאון הבריטי', 51.5194, -0.127],
      ['Trafalgar Square', 'ميدان ترافالغار', 'כיכר טרפלגר', 51.508, -0.1281],
      ['Wembley Stadium', 'ملعب ويمبلي', 'אצטדיון ומבלי', 51.556, -0.2796],
    ],
    stations: [["King's Cross Station", 'محطة كينغز كروس', 'תחנת קינגס קרוס', 51.5308, -0.1238]],
    airports: [
      ['Heathrow Airport', 'مطار هيثرو', 'נמל התעופה הית׳רו', 51.47, -0.4543, 'LHR', 'London Heathrow'],
      ['Gatwick Airport', 'مطار غاتويك', 'נמל התעופה גטוויק', 51.1537, -0.1821, 'LGW', 'London Gatwick'],
      ['London Stansted Airport', 'مطار لندن ستانستد', 'נמל התעופה סטנסטד', 51.886, 0.2389, 'STN'],
      ['London Luton Airport', 'مطار لندن لوتون', 'נמל התעופה לוטון', 51.8747, -0.3683, 'LTN'],
    ],
  },
  {
    city: 'Edinburgh',
    districts: [['Old Town of Edinburgh', 'البلدة القديمة في إدنبرة', 'העיר העתיקה של אדינבורו', 55.9486, -3.191]],
    landmarks: [['Edinburgh Castle', 'قلعة إدنبرة', 'טירת אדינבורו', 55.9486, -3.1999]],
  },
  {
    city: 'Manchester',
    landmarks: [['Old Trafford', 'أولد ترافورد', 'אולד טראפורד', 53.4631, -2.2913]],
    airports: [['Manchester Airport', 'مطار مانشستر', 'נמל התעופה מנצ׳סטר', 53.3588, -2.2727, 'MAN']],
  },
  {
    city: 'Dublin',
    districts: [['Temple Bar', 'تمبل بار', 'טמפל בר', 53.3455, -6.2644]],
    airports: [['Dublin Airport', 'مطار دبلن', 'נמל התעופה דבלין', 53.4264, -6.2499, 'DUB']],
  },
  {
    city: 'Paris',
    districts: [
      ['Le Marais', 'لو ماريه', 'המארה', 48.859, 2.362, 'Marais'],
      ['Montmartre', 'مونمارتر', 'מונמארטר', 48.8867, 2.3431],
      ['Latin Quarter', 'الحي اللاتيني', 'הרובע הלטיני', 48.851, 2.345, 'Quartier Latin'],
      ['Saint-Germain-des-Prés', 'سان جيرمان دي بري', 'סן ז׳רמן דה פרה', 48.8539, 2.3338],
      ['La Défense', 'لا ديفانس', 'לה דפאנס', 48.8917, 2.238],
    ],
    landmarks: [
      ['Eiffel Tower', 'برج إيفل', 'מגדל אייפל', 48.8584, 2.2945, 'Tour Eiffel'],
      ['Louvre Museum', 'متحف اللوفر', 'מוזיאון הלובר', 48.8606, 2.3376, 'Musée du Louvre'],
      ['Arc de Triomphe', 'قوس النصر', 'שער הניצחון', 48.8738, 2.295],
      ['Champs-Élysées', 'الشانزليزيه', 'שאנז אליזה', 48.8698, 2.3078],
      ['Notre-Dame de Paris', 'كاتدرائية نوتردام', 'נוטרדאם', 48.853, 2.3499],
      ['Sacré-Cœur', 'كنيسة القلب المقدس', 'סקרה קר', 48.8867, 2.3431, 'Sacre Coeur'],
      ['Palace of Versailles', 'قصر فرساي', 'ארמון ורסאי', 48.8049, 2.1204],
      ['Disneyland Paris', 'ديزني لاند باريس', 'דיסנילנד פריז', 48.8674, 2.7836],
    ],
    stations: [['Gare du Nord', 'محطة باريس الشمالية', 'גאר דו נור', 48.8809, 2.3553]],
    airports: [
      ['Charles de Gaulle Airport', 'مطار شارل ديغول', 'נמל התעופה שארל דה גול', 49.0097, 2.5479, 'CDG', 'Roissy'],
      ['Orly Airport', 'مطار أورلي', 'נמל התעופה אורלי', 48.7262, 2.3652, 'ORY'],
    ],
  },
  {
    city: 'Nice',
    landmarks: [['Promenade des Anglais', 'كورنيش الإنجليز', 'טיילת האנגלים', 43.695, 7.265]],
    airports: [["Nice Côte d'Azur Airport", 'مطار نيس كوت دازور', 'נמל התעופה ניס', 43.6584, 7.2159, 'NCE']],
  },
  {
    city: 'Lyon',
    districts: [['Vieux Lyon', 'ليون القديمة', 'ליון העתיקה', 45.7623, 4.827]],
  },
  {
    city: 'Amsterdam',
    districts: [
      ['De Pijp', 'دي بايب', 'דה פייפ', 52.3547, 4.893],
      ['Jordaan', 'يوردان', 'יורדאן', 52.374, 4.88],
    ],
    landmarks: [
      ['Dam Square', 'ساحة دام', 'כיכר דאם', 52.3731, 4.8926],
      ['Rijksmuseum', 'متحف ريكز', 'הרייקסמוזיאום', 52.36, 4.8852],
      ['Anne Frank House', 'منزل آن فرانك', 'בית אנה פרנק', 52.3752, 4.884],
    ],
    airports: [['Amsterdam Airport Schiphol', 'مطار سخيبول', 'נמל התעופה סכיפהול', 52.3105, 4.7683, 'AMS']],
  },
  {
    city: 'Brussels',
    districts: [['European Quarter', 'الحي الأوروبي', 'הרובע האירופי', 50.8427, 4.3827]],
    landmarks: [
      ['Grand-Place', 'غراند بلاس', 'הגראן פלאס', 50.8467, 4.3525],
      ['Atomium', 'الأتوميوم', 'האטומיום', 50.895, 4.3415],
    ],
    airports: [['Brussels Airport', 'مطار بروكسل', 'נמל התעופה בריסל', 50.901, 4.4844, 'BRU', 'Zaventem']],
  },
  {
    city: 'Berlin',
    districts: [
      ['Mitte', 'ميته', 'מיטה', 52.52, 13.405],
      ['Kreuzberg', 'كرويتسبرغ', 'קרויצברג', 52.497, 13.403],
      ['Prenzlauer Berg', 'برنتسلاور برغ', 'פרנצלאואר ברג', 52.539, 13.424],
      ['Charlottenburg', 'شارلوتنبورغ', 'שרלוטנבורג', 52.505, 13.305],
    ],
    landmarks: [
      ['Brandenburg Gate', 'بوابة براندنبورغ', 'שער ברנדנבורג', 52.5163, 13.3777, 'Brandenburger Tor'],
      ['Alexanderplatz', 'ألكسندر بلاتس', 'אלכסנדרפלאץ', 52.5219, 13.4132],
      ['Checkpoint Charlie', 'نقطة تفتيش تشارلي', 'צ׳קפוינט צ׳רלי', 52.5075, 13.3904],
      ['Museum Island', 'جزيرة المتاحف', 'אי המוזיאונים', 52.5169, 13.4019],
    ],
    stations: [
      [
        'Berlin Central Station',
        'محطة برلين المركزية',
        'תחנת הרכבת המרכזית של ברלין',
        52.5251,
        13.3694,
        'Berlin Hauptbahnhof',
      ],
    ],
    airports: [
      ['Berlin Brandenburg Airport', 'مطار برلين براندنبورغ', 'נמל התעופה ברלין ברנדנבורג', 52.3667, 13.5033, 'BER'],
    ],
  },
  {
    city: 'Munich',
    landmarks: [
      ['Marienplatz', 'ساحة مارين بلاتس', 'מריאנפלאץ', 48.1374, 11.5755],
      ['Theresienwiese', 'تيريزينفيزه', 'טרזיינוויזה', 48.1315, 11.5497, 'Oktoberfest'],
    ],
    airports: [['Munich Airport', 'مطار ميونخ', 'נמל התעופה מינכן', 48.3538, 11.7861, 'MUC']],
  },
  {
    city: 'Frankfurt',
    landmarks: [
      ['Frankfurt Trade Fair', 'معرض فرانكفورت التجاري', 'יריד פרנקפורט', 50.1113, 8.6491, 'Messe Frankfurt'],
    ],
    airports: [['Frankfurt Airport', 'مطار فرانكفورت', 'נמל התעופה פרנקפורט', 50.0379, 8.5622, 'FRA']],
  },
  {
    city: 'Hamburg',
    districts: [['St. Pauli', 'سانت باولي', 'סנט פאולי', 53.554, 9.963, 'Sankt Pauli']],
    landmarks: [['Elbphilharmonie', 'إلبفيلهارموني', 'האלבפילהרמוני', 53.5413, 9.9841]],
  },
  {
    city: 'Cologne',
    landmarks: [['Cologne Cathedral', 'كاتدرائية كولونيا', 'קתדרלת קלן', 50.9413, 6.9583, 'Kölner Dom']],
  },
  {
    city: 'Vienna',
    districts: [['Innere Stadt', 'المدينة الداخلية في فيينا', 'אינרה שטאדט', 48.2085, 16.3731]],
    landmarks: [
      ['Schönbrunn Palace', 'قصر شونبرون', 'ארמון שנברון', 48.1845, 16.3122],
      ["St. Stephen's Cathedral", 'كاتدرائية القديس ستيفان', 'קתדרלת סטפנוס הקדוש', 48.2085, 16.3731, 'Stephansdom'],
      ['Prater', 'براتر', 'הפראטר', 48.2166, 16.399],
    ],
    airports: [['Vienna International Airport', 'مطار فيينا الدولي', 'נמל התעופה וינה', 48.1103, 16.5697, 'VIE']],
  },
  {
    city: 'Zurich',
    landmarks: [['Bahnhofstrasse', 'شارع بانهوف شتراسه', 'באנהופשטראסה', 47.372, 8.5386]],
    airports: [['Zurich Airport', 'مطار زيورخ', 'נמל התעופה ציריך', 47.4582, 8.5555, 'ZRH']],
  },
  {
    city: 'Geneva',
    landmarks: [["Jet d'Eau", 'نافورة جنيف', 'מזרקת ז׳נבה', 46.2074, 6.1559]],
    airports: [['Geneva Airport', 'مطار جنيف', 'נמל התעופה ז׳נבה', 46.237, 6.1092, 'GVA']],
  },
  {
    city: 'Rome',
    districts: [
      ['Trastevere', 'تراستيفيري', 'טרסטוורה', 41.889, 12.469],
      ['Monti', 'مونتي', 'מונטי', 41.895, 12.493],
    ],
    landmarks: [
      ['Colosseum', 'الكولوسيوم', 'הקולוסיאום', 41.8902, 12.4922, 'Colosseo'],
      ['Trevi Fountain', 'نافورة تريفي', 'מזרקת טרווי', 41.9009, 12.4833, 'Fontana di Trevi'],
      ['Pantheon', 'البانثيون', 'הפנתאון', 41.8986, 12.4769],
      ['Spanish Steps', 'المدرجات الإسبانية', 'המדרגות הספרדיות', 41.9058, 12.4823],
      ["St. Peter's Basilica", 'كاتدرائية القديس بطرس', 'בזיליקת פטרוס הקדוש', 41.9022, 12.4539, 'Vatican'],
    ],
    stations: [['Roma Termini', 'محطة روما تيرميني', 'רומא טרמיני', 41.901, 12.5018, 'Termini']],
    airports: [['Rome Fiumicino Airport', 'مطار روما فيوميتشينو', 'נמל התעופה פיומיצ׳ינו', 41.8003, 12.2389, 'FCO']],
  },
  {
    city: 'Milan',
    districts: [
      ['Brera', 'بريرا', 'בררה', 45.472, 9.188],
      ['Navigli', 'نافيلي', 'נאווילי', 45.452, 9.177],
    ],
    landmarks: [['Milan Cathedral', 'كاتدرائية ميلانو', 'הדואומו של מילאנו', 45.4641, 9.1919, 'Duomo di Milano']],
    airports: [['Milan Malpensa Airport', 'مطار ميلانو مالبينسا', 'נמל התעופה מלפנסה', 45.6301, 8.7255, 'MXP']],
  },
  {
    city: 'Venice',
    districts: [['San Marco', 'سان ماركو', 'סן מרקו', 45.434, 12.3388]],
    landmarks: [['Rialto Bridge', 'جسر ريالتو', 'גשר ריאלטו', 45.438, 12.3359]],
    airports: [
      ['Venice Marco Polo Airport', 'مطار البندقية ماركو بولو', 'נמל התעופה מרקו פולו', 45.5053, 12.3519, 'VCE'],
    ],
  },
  {
    city: 'Florence',
    landmarks: [
      ['Ponte Vecchio', 'بونتي فيكيو', 'פונטה וקיו', 43.768, 11.2531],
      ['Uffizi Gallery', 'معرض أوفيزي', 'גלריית אופיצי', 43.7678, 11.2553],
      ['Florence Cathedral', 'كاتدرائية فلورنسا', 'הדואומו של פירנצה', 43.7731, 11.256, 'Duomo di Firenze'],
    ],
  },
  {
    city: 'Naples',
    landmarks: [['Pompeii', 'بومبي', 'פומפיי', 40.7497, 14.4869, 'Pompei']],
  },
  {
    city: 'Madrid',
    districts: [
      ['Malasaña', 'مالاسانيا', 'מלסניה', 40.426, -3.704],
      ['Salamanca', 'حي سالامانكا', 'רובע סלמנקה', 40.43, -3.68, 'Barrio de Salamanca'],
    ],
    landmarks: [
      ['Puerta del Sol', 'بويرتا ديل سول', 'פוארטה דל סול', 40.4169, -3.7035],
      ['Gran Vía', 'غران فيا', 'גראן ויה', 40.4203, -3.7058],
      ['Prado Museum', 'متحف برادو', 'מוזיאון הפראדו', 40.4138, -3.6921, 'Museo del Prado'],
      ['Santiago Bernabéu Stadium', 'ملعب سانتياغو برنابيو', 'אצטדיון סנטיאגו ברנבאו', 40.453, -3.6883],
    ],
    airports: [['Madrid–Barajas Airport', 'مطار مدريد باراخاس', 'נמל התעופה מדריד-ברחאס', 40.4839, -3.568, 'MAD']],
  },
  {
    city: 'Barcelona',
    districts: [
      ['Gothic Quarter', 'الحي القوطي', 'הרובע הגותי', 41.3833, 2.1769, 'Barri Gòtic'],
      ['Eixample', 'إيشامبل', 'אשמפלה', 41.3917, 2.1649],
      ['Barceloneta', 'برشلونيتا', 'ברסלונטה', 41.3807, 2.1894],
      ['Gràcia', 'غراسيا', 'גרסיה', 41.403, 2.156],
    ],
    landmarks: [
      ['Sagrada Família', 'ساغرادا فاميليا', 'סגרדה פמיליה', 41.4036, 2.1744],
      ['Park Güell', 'حديقة غويل', 'פארק גואל', 41.4145, 2.1527],
      ['La Rambla', 'لا رامبلا', 'לה רמבלה', 41.3809, 2.173, 'Las Ramblas'],
      ['Camp Nou', 'كامب نو', 'קאמפ נואו', 41.3809, 2.1228],
    ],
    airports: [
      ['Barcelona–El Prat Airport', 'مطار برشلونة إل برات', 'נמל התעופה ברצלונה אל פראט', 41.2974, 2.0833, 'BCN'],
    ],
  },
  {
    city: 'Granada',
    landmarks: [['Alhambra', 'قصر الحمراء', 'אלהמברה', 37.1761, -3.5881]],
  },
  {
    city: 'Seville',
    landmarks: [['Seville Cathedral', 'كاتدرائية إشبيلية', 'קתדרלת סביליה', 37.3858, -5.9931]],
  },
  {
    city: 'Palma',
    airports: [
      ['Palma de Mallorca Airport', 'مطار بالما دي مايوركا', 'נמל התעופה פלמה דה מיורקה', 39.5517, 2.7388, 'PMI'],
    ],
  },
  {
    city: 'Lisbon',
    districts: [
      ['Alfama', 'ألفاما', 'אלפמה', 38.7118, -9.13],
      ['Bairro Alto', 'بايرو ألتو', 'ביירו אלטו', 38.713, -9.145],
      ['Chiado', 'شيادو', 'שיאדו', 38.7107, -9.142],
    ],
    landmarks: [['Belém Tower', 'برج بيليم', 'מגדל בלם', 38.6916, -9.216, 'Torre de Belém']],
    airports: [['Lisbon Airport', 'مطار لشبونة', 'נמל התעופה ליסבון', 38.7742, -9.1342, 'LIS']],
  },
  {
    city: 'Porto',
    districts: [['Ribeira', 'ريبيرا', 'ריביירה', 41.1406, -8.613]],
  },
]
