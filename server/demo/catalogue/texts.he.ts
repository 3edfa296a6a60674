import { create } from 'superstruct'
import { CLOCK_TEXT } from '#locales/kit/clockText.ts'
import { isolate } from '#locales/kit/isolate.ts'
import written from './data/sentences.he.json' with { type: 'json' }
import { Sentences, type CatalogueTexts } from './texts.types.ts'

/** Hotels write 24 hours; pages in English rewrite them. */
const { hour } = CLOCK_TEXT.h23

const counted = (count: number, one: string, two: string, many: string): string =>
  count === 1 ? one : count === 2 ? two : `${count} ${many}`

const STARS = (stars: number): string => counted(stars, 'כוכב אחד', 'שני כוכבים', 'כוכבים')
const ROOMS = (rooms: number): string => counted(rooms, 'חדר אחד', 'שני חדרים', 'חדרים')
const DOLLARS = (dollars: number): string =>
  counted(dollars, 'דולר אמריקאי אחד', 'שני דולרים אמריקאיים', 'דולר אמריקאי')

const { room, review, ...rest } = create(written, Sentences)

export const HE: CatalogueTexts = {
  ...rest,
  address: (number, street, district, city) => `${street} ${number}, ${district}, ${city}`,
  opening: [
    ({ name, stars, district, city }) => `${name} – מקום אירוח בדירוג ${STARS(stars)} באזור ${district}, ${city}.`,
    ({ name, district, city, stars }) =>
      `באזור ${district}, אחד המקומות התוססים ב${city}, מחכה לכם אירוח בדירוג ${STARS(stars)}: ${name}.`,
    ({ name, district, city }) =>
      `${name} – ברחוב צדדי ושקט באזור ${district}, במרחק הליכה קצר ממיטב האתרים של ${city}.`,
    ({ name, stars, city, district }) =>
      `כתובת בדירוג ${STARS(stars)} עם אופי משלה: ${name} באזור ${district}, נקודת מוצא טובה להכיר את ${city}.`,
    ({ name, district, city }) =>
      `יוצאים מהדלת של ${name} ונמצאים בלב אזור ${district}, ומכאן קל להגיע לכל מקום ב${city}.`,
    ({ name, stars, district, city }) =>
      `בין בתי קפה וחנויות קטנות באזור ${district}, ${city}, תמצאו את ${name}, מקום אירוח בדירוג ${STARS(stars)} לשהייה קצרה או ארוכה.`,
  ],
  rooms: [
    ({ rooms }) => `יש כאן ${ROOMS(rooms)}, ולכל אחד חדר רחצה משלו.`,
    ({ rooms }) => `לרשות האורחים ${ROOMS(rooms)} בסך הכול, כולם שקטים ומוארים היטב.`,
    ({ rooms }) => `יש כאן ${ROOMS(rooms)}, עם מיטות נוחות ווילונות האפלה.`,
  ],
  room: {
    ...room,
    measures: [
      (size, beds) => `${size} מ״ר עם ${beds}.`,
      (size, beds) => `השטח הוא ${size} מ״ר, עם ${beds}.`,
      (size, beds) => `חדר של ${size} מ״ר עם ${beds}.`,
    ],
    and: (left, right) => `${left} ו${right}`,
  },
  review: {
    ...review,
    authors: [
      (city) => `אורח מ${city}`,
      (city) => `זוג מ${city}`,
      (city) => `משפחה מ${city}`,
      (city) => `נוסע עסקים מ${city}`,
    ],
  },
  policies: (facts) => [
    {
      title: 'הגעה בלילה',
      text:
        facts.deskUntil === null
          ? 'דלפק הקבלה פתוח בכל שעה. אם תגיעו ב-03:00, צלצלו בפעמון וצוות הלילה יקבל אתכם. החדר שמור לכם כל הלילה, גם אם תאחרו.'
          : `דלפק הקבלה פתוח מ-07:00 עד ${hour(facts.deskUntil)}. אם תגיעו מאוחר יותר, גם ב-03:00, התקשרו לפני הסגירה אל ${isolate(facts.phone)}: תקבלו קוד לדלת, והמפתח יחכה לכם בדלפק. החדר שמור לכם כל הלילה.`,
    },
    {
      title: 'בזמן הצ׳ק-אין',
      text: 'הביאו תעודה מזהה עם תמונה. התשלום על השהייה מתבצע בזמן ההזמנה; המלון מבקש כרטיס רק לתוספות כמו מיניבר, ומחזיר את מה שלא נוצל מהפיקדון.',
    },
    {
      title: 'ביטול',
      text: `במחירים עם ביטול חינם אפשר לבטל ללא עלות עד ${facts.cancellationHours} שעות לפני הצ׳ק-אין. לאחר מכן תחויבו על הלילה הראשון.`,
    },
    {
      title: 'ילדים',
      text: facts.family
        ? 'ילדים בכל הגילים מתקבלים בברכה. ילדים מתחת לגיל 12 מתארחים חינם, ויש מיטות תינוק.'
        : 'ילדים בכל הגילים מתקבלים בברכה. ילדים מתחת לגיל 12 מתארחים חינם במיטות הקיימות.',
    },
    {
      title: 'חיות מחמד',
      text: facts.pets
        ? facts.petFee > 0
          ? `חיות מחמד מתקבלות בברכה בתוספת ${DOLLARS(facts.petFee)} לשהייה.`
          : 'חיות מחמד מתקבלות בברכה ללא תשלום.'
        : 'אין כניסה לחיות מחמד, למעט כלבי סיוע.',
    },
    {
      title: 'חניה',
      text: facts.parking
        ? facts.parkingFee > 0
          ? `החניה במלון עולה ${DOLLARS(facts.parkingFee)} ליום.`
          : 'החניה במלון היא ללא תשלום.'
        : 'למלון אין חניה משלו; יש חניונים ציבוריים בקרבת מקום.',
    },
    {
      title: 'ארוחת בוקר',
      text:
        facts.breakfast > 0
          ? `אפשר להוסיף ארוחת בוקר תמורת ${DOLLARS(facts.breakfast)} לאדם ללילה, לפני מיסים.`
          : 'המלון לא מגיש ארוחת בוקר; יש כמה בתי קפה בקרבת מקום.',
    },
    {
      title: 'מיסים ואגרות',
      text:
        facts.taxPercent === '0'
          ? 'לא נוספים מיסים על השהייה הזו.'
          : `מיסים ואגרות בשיעור ${facts.taxPercent}% כלולים במחיר הסופי שאתם רואים. לא ייגבה תשלום נוסף במלון.`,
    },
    { title: 'שעות שקט', text: `נא לשמור על השקט בין ${hour(facts.quietFrom)} ל-${hour(facts.quietUntil)}.` },
    { title: 'עישון', text: 'העישון בתוך הבניין אסור.' },
    {
      title: 'נגישות',
      text: facts.accessible
        ? 'במלון יש מעלית, כניסה ללא מדרגות וחדרים נגישים.'
        : 'בכניסה יש מדרגות. אם אתם זקוקים לכניסה ללא מדרגות, פנו אל המלון.',
    },
  ],
}
