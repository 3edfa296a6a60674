import type { HebrewStaffTexts } from '#locales/shape.ts'

export const wallet: HebrewStaffTexts['wallet'] = {
  title: 'ארנק',
  purpose: 'בודק אם אפשר לשלם כאן באמצעות Apple Pay או Google Pay, פותח את חלון התשלום ומעדכן אותו בתוצאה.',
  states: {
    absent: 'לא בדף',
    looking: 'בבדיקה',
    'looking.finding': 'חיפוש הסקריפט',
    'looking.pausing': 'המתנה לסקריפט',
    'looking.preparing': 'הכנת חלון התשלום',
    unavailable: 'לא מוצע',
    ready: 'מוצע',
    sheet: 'חלון התשלום פתוח',
    paid: 'המתנה להזמנה',
  },
  about: {
    unavailable: 'לא נאמר דבר: תמיד אפשר לשלם בכרטיס.',
    ready: 'הכול מוכן לפני הלחיצה על הכפתור, כי החלון חייב להיפתח מיד.',
    sheet: 'החלון מבקש את המחיר ברגע הלחיצה על הכפתור.',
    paid: 'עדיין לא בוצע חיוב. החלון יתעדכן במה שעלה בגורל ההזמנה.',
  },
  events: {
    'payment.end': 'ידוע מה עלה בגורל התשלום',
    'sheet.close': 'אין עוד צורך בחלון',
    'sheet.open': 'לחיצה על כפתור הארנק',
    'wallet.hide': 'אמצעי התשלום יורדים מהדף',
    'wallet.show': 'אמצעי התשלום מופיעים בדף',
  },
  guards: {
    isAble: 'אפשר לשלם כך במכשיר הזה',
    isThere: 'הסקריפט נמצא',
    isUnusable: 'ניסיון נוסף לא ישנה דבר',
    mayLookAgain: 'נותרו חיפושים',
  },
  ports: {
    findScript: 'חיפוש הסקריפט',
    openSheet: 'פתיחת חלון התשלום',
    prepareWallet: 'הכנת חלון התשלום',
  },
  delays: {
    scriptPause: 'הפסקה לפני חיפוש נוסף',
    sheetPatience: 'עד שהחלון נסגר בלי הודעה',
  },
  faces: {
    face: {
      name: 'ארנק',
      values: { hidden: 'לא מוצג', offered: 'מוצע', sheet: 'חלון התשלום', waiting: 'המתנה להזמנה' },
    },
    isLooking: { name: 'בבדיקה', values: { no: 'לא', yes: 'כן' } },
  },
  actions: {
    closeSheet: 'סגירת החלון בלי הודעה',
    endPayment: 'עדכון החלון במה שעלה בגורל התשלום',
    forget: 'שכחת הכול',
    forgetSheet: 'שכחת חלון התשלום',
    lookAnew: 'חיפוש מההתחלה',
    rememberPayment: 'זכירת התשלום',
    rememberTotal: 'זכירת המחיר',
    tellClosed: 'הודעה שהחלון נסגר',
    tellEnded: 'הודעה שלא שולם דבר',
    tellPaid: 'הודעה שהתשלום בוצע בחלון',
  },
}
