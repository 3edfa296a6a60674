import type { SightsOfCity } from './rows.ts'

export const africaSights: readonly SightsOfCity[] = [
  {
    city: 'Cairo',
    districts: [
      ['Zamalek', 'الزمالك', 'זמאלכ', 30.062, 31.22],
      ['Garden City', 'جاردن سيتي', 'גארדן סיטי', 30.036, 31.231],
      ['Heliopolis', 'مصر الجديدة', 'הליופוליס', 30.09, 31.323],
      ['New Cairo', 'القاهرة الجديدة', 'קהיר החדשה', 30.03, 31.47],
    ],
    landmarks: [
      ['Tahrir Square', 'ميدان التحرير', 'כיכר תחריר', 30.0444, 31.2357],
      ['Egyptian Museum', 'المتحف المصري', 'המוזיאון המצרי', 30.0478, 31.2336],
      ['Khan el-Khalili', 'خان الخليلي', 'ח׳אן אל-ח׳לילי', 30.0477, 31.2623],
      ['Cairo Citadel', 'قلعة صلاح الدين', 'מצודת קהיר', 30.0299, 31.2611],
    ],
    airports: [['Cairo International Airport', 'مطار القاهرة الدولي', 'נמל התעופה קהיר', 30.1219, 31.4056, 'CAI']],
  },
  {
    city: 'Giza',
    landmarks: [
      ['Pyramids of Giza', 'أهرامات الجيزة', 'הפירמידות של גיזה', 29.9773, 31.1325, 'Pyramids'],
      ['Great Sphinx of Giza', 'أبو الهول', 'הספינקס הגדול', 29.9753, 31.1376, 'Sphinx'],
      ['Grand Egyptian Museum', 'المتحف المصري الكبير', 'המוזיאון המצרי הגדול', 29.9935, 31.1197, 'GEM'],
    ],
  },
  {
    city: 'Alexandria',
    landmarks: [
      ['Bibliotheca Alexandrina', 'مكتبة الإسكندرية', 'ספריית אלכסנדריה החדשה', 31.2089, 29.9092],
      ['Qaitbay Citadel', 'قلعة قايتباي', 'מצודת קאיתבאי', 31.214, 29.8856],
    ],
  },
  {
    city: 'Luxor',
    landmarks: [
      ['Valley of the Kings', 'وادي الملوك', 'עמק המלכים', 25.7402, 32.6014],
      ['Karnak Temple', 'معبد الكرنك', 'מקדש כרנכ', 25.7188, 32.6573],
    ],
  },
  {
    city: 'Hurghada',
    districts: [['El Gouna', 'الجونة', 'אל-גונה', 27.396, 33.678]],
    airports: [['Hurghada International Airport', 'مطار الغردقة الدولي', 'נמל התעופה הורגדה', 27.1783, 33.7994, 'HRG']],
  },
  {
    city: 'Sharm el-Sheikh',
    districts: [['Naama Bay', 'خليج نعمة', 'מפרץ נעמה', 27.911, 34.325]],
    airports: [
      [
        'Sharm El Sheikh International Airport',
        'مطار شرم الشيخ الدولي',
        'נמל התעופה שארם א-שייח׳',
        27.9773,
        34.395,
        'SSH',
      ],
    ],
  },
  {
    city: 'Marrakesh',
    districts: [
      ['Medina of Marrakesh', 'مدينة مراكش القديمة', 'המדינה של מרקש', 31.631, -7.986],
      ['Gueliz', 'جليز', 'גליז', 31.635, -8.01, 'Guéliz'],
    ],
    landmarks: [
      ['Jemaa el-Fnaa', 'ساحة جامع الفنا', 'כיכר ג׳אמע אל-פנא', 31.6258, -7.9891],
      ['Majorelle Garden', 'حديقة ماجوريل', 'גן מז׳ורל', 31.6417, -8.0033, 'Jardin Majorelle'],
      ['Koutoubia Mosque', 'جامع الكتبية', 'מסגד כותוביה', 31.6238, -7.9936],
    ],
    airports: [['Marrakesh Menara Airport', 'مطار مراكش المنارة', 'נמל התעופה מרקש מנארה', 31.6069, -8.0363, 'RAK']],
  },
  {
    city: 'Casablanca',
    landmarks: [['Hassan II Mosque', 'مسجد الحسن الثاني', 'מסגד חסן השני', 33.6084, -7.6327]],
    airports: [
      [
        'Mohammed V International Airport',
        'مطار محمد الخامس الدولي',
        'נמל התעופה מוחמד החמישי',
        33.3675,
        -7.5898,
        'CMN',
      ],
    ],
  },
  {
    city: 'Cape Town',
    districts: [
      ['Camps Bay', 'كامبس باي', 'קמפס ביי', -33.951, 18.378],
      [
        'V&A Waterfront',
        'واجهة فيكتوريا وألفريد البحرية',
        'ויקטוריה ואלפרד ווטרפרונט',
        -33.9036,
        18.4207,
        'Victoria and Alfred Waterfront',
      ],
      ['Sea Point', 'سي بوينت', 'סי פוינט', -33.915, 18.39],
    ],
    landmarks: [
      ['Table Mountain', 'جبل الطاولة', 'הר השולחן', -33.9628, 18.4098],
      ['Robben Island', 'جزيرة روبن', 'רובן איילנד', -33.8067, 18.3662],
    ],
    airports: [
      ['Cape Town International Airport', 'مطار كيب تاون الدولي', 'נמל התעופה קייפטאון', -33.9715, 18.6021, 'CPT'],
    ],
  },
  {
    city: 'Johannesburg',
    districts: [['Sandton', 'ساندتون', 'סנדטון', -26.107, 28.056]],
    airports: [
      [
        'O. R. Tambo International Airport',
        'مطار أو آر تامبو الدولي',
        'נמל התעופה אוליבר טמבו',
        -26.1367,
        28.2411,
        'JNB',
      ],
    ],
  },
  {
    city: 'Nairobi',
    districts: [['Westlands', 'ويستلاندز', 'ווסטלנדס', -1.265, 36.804]],
    landmarks: [['Nairobi National Park', 'حديقة نيروبي الوطنية', 'הפארק הלאומי ניירובי', -1.3733, 36.8589]],
    airports: [
      [
        'Jomo Kenyatta International Airport',
        'مطار جومو كينياتا الدولي',
        'נמל התעופה ג׳ומו קניאטה',
        -1.3192,
        36.9278,
        'NBO',
      ],
    ],
  },
  {
    city: 'Zanzibar',
    districts: [['Stone Town', 'المدينة الحجرية', 'סטון טאון', -6.162, 39.188]],
  },
  {
    city: 'Addis Ababa',
    airports: [
      ['Addis Ababa Bole International Airport', 'مطار بولي الدولي', 'נמל התעופה בולה', 8.9779, 38.7993, 'ADD'],
    ],
  },
]
