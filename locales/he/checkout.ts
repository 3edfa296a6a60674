import type { HebrewTexts } from '../shape.ts'
import { checkoutShort } from './checkoutShort.ts'

/** All texts of the checkout, payment included. */
export const checkout: HebrewTexts['checkout'] = {
  ...checkoutShort,
  guest: {
    ...checkoutShort.guest,
    travellers: 'אורחים שכבר הזמנתם עבורם',
    newTraveller: 'אורח/ת חדש/ה',
  },
  payment: {
    ...checkoutShort.payment,
    methods: 'דרכי התשלום',
    payWith: 'תשלום עם {{wallet}}',
    newCard: 'כרטיס חדש',
    another: 'כרטיס אחר',
    keep: 'שמירת הכרטיס לפעם הבאה',
    keepText: 'רק אם התשלום יצליח. ספק התשלומים שומר את הכרטיס עד שתמחקו אותו.',
    listFailed: 'לא הצלחנו לטעון את הכרטיסים השמורים. אפשר לשלם בכרטיס חדש.',
    cardNumber: 'מספר כרטיס',
    expiry: 'תוקף',
    expiryHint: 'MM / YY',
    cvv: 'קוד אבטחה',
    primary: 'ברירת מחדל',
    invoice: 'חשבונית חודשית',
    invoiceText: 'אין צורך בכרטיס: השהייה תתווסף לדף החשבון החודשי שלכם.',
    loading: 'טוענים את טופס הכרטיס…',
    formFailed: 'לא הצלחנו לטעון את טופס הכרטיס',
    gone: 'הכרטיס הזה כבר לא שמור. נא לבחור כרטיס אחר.',
    overLimit: 'ההזמנה הזו חורגת מהסכום שנותר לכם להזמנות בחשבונית. בחרו דרך תשלום אחרת, או פנו אלינו להגדלת המסגרת.',
    frame: 'שדה מאובטח: {{name}}',
    sandbox: 'תשלומי ניסיון',
    sandboxText: 'לא יבוצע חיוב אמיתי. שלמו בכרטיס {{card}}, עם כל תאריך עתידי וכל קוד.',
  },
  again: {
    title: 'כבר יש לכם כאן הזמנה',
    text: 'הזמנה {{reference}} היא לאותו סוג חדר, והשעות שלה חופפות לשהייה הזו. להזמין גם את השהייה הזו ולשלם על שתיהן?',
    accept: 'הזמנה נוספת בכל זאת',
    see: 'צפייה בהזמנה הקיימת',
  },
  priceChanged: 'המחיר היה {{before}} וכעת הוא {{now}}. לא חויבתם.',
  newPrice: 'המחיר השתנה',
  newTerms: 'תנאי הביטול השתנו',
  termsBefore: 'קודם לכן',
  termsNow: 'כעת',
  notCharged: 'לא חויבתם.',
  refuseChange: 'לא, תודה',
  acceptChange: 'המשך ב-{{money}}',
  declined: {
    card: {
      different: 'הכרטיס נדחה, ולא בוצע חיוב.',
      invalid: 'פרטי הכרטיס לא התקבלו, ולא בוצע חיוב.',
      verify: 'לא ניתן היה לאמת את הכרטיס, ולא בוצע חיוב.',
      failed: 'התשלום לא הושלם, ולא בוצע חיוב.',
    },
  },
  unheard: {
    checking: 'בודקים אם התשלום האחרון הגיע אלינו.',
    text: 'התשלום האחרון לא הגיע אלינו.',
    once: 'גם אם תשלמו שוב, תחויבו פעם אחת בלבד.',
  },
  unsure: {
    title: 'אנחנו עדיין בודקים את התשלום',
    text: 'אין צורך לשלם שוב. בדקו שוב בעוד רגע: לעולם לא תחויבו פעמיים על אותה הזמנה.',
    retry: 'בדיקה נוספת',
  },
}
