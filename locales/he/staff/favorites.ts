import type { HebrewStaffTexts } from '#locales/shape.ts'

export const favorites: HebrewStaffTexts['favorites'] = {
  title: 'מועדפים',
  purpose: 'שומר את המלונות שסומנו בלב: בדפדפן עד שהאורח מתחבר, ואחר כך אצלנו.',
  states: {
    anonymous: 'אין איש מחובר',
    loading: 'טוענים את המועדפים',
    ready: 'המועדפים ידועים',
    saving: 'שומרים לב',
    refused: 'בודקים אם ההתחברות תקפה',
    failed: 'המועדפים לא הגיעו',
  },
  about: {
    anonymous: 'הלבבות נשמרים בדפדפן הזה.',
    loading: 'מה שנשמר בדפדפן הזה נשלח יחד ומתמזג פעם אחת.',
    refused: 'השמירה נדחתה. נבדק אם ההתחברות הסתיימה.',
  },
  events: {
    'favorites.reload': 'טעינת המועדפים שוב',
    'heart.press': 'לחיצה על לב',
    'local.changed': 'לבבות השתנו בכרטיסייה אחרת',
    'problem.dismiss': 'סגירת ההודעה',
    'session.began': 'אורח מחובר',
    'session.kept': 'ההתחברות עדיין תקפה',
  },
  guards: {
    hasWishes: 'יש לב שממתין לשמירה',
    isSessionOver: 'ההתחברות לא התקבלה',
    isUnsure: 'התוצאה אינה ידועה',
  },
  ports: { loadFavorites: 'טעינת המועדפים', saveWish: 'שמירת הלב' },
  delays: {},
  faces: {
    kept: {
      name: 'לבבות',
      values: { none: 'אין', some: 'יש' },
    },
    heart: {
      name: 'ליד לב',
      values: { none: 'אין', offline: 'אין חיבור', told: 'נאמר מה קרה' },
    },
    trouble: {
      name: 'תקלה',
      values: { none: 'אין', offline: 'אין חיבור', told: 'נאמר מה קרה' },
    },
  },
  actions: {
    announce: 'הודעה לכרטיסיות האחרות',
    dismissProblem: 'שכחת ההודעה',
    followLocal: 'קליטת הלבבות מהכרטיסייה האחרת',
    forgetGuest: 'שכחת האורח והלבבות שלו',
    forgetMerged: 'ויתור על לבבות שכבר התמזגו',
    forgetServer: 'שכחת מה ששמור אצלנו',
    keepHere: 'שמירת הלב בדפדפן הזה',
    putHeartsBack: 'החזרת לבבות שלא נשמרו, עם הסיבה',
    putSentBack: 'החזרת הלב הזה',
    rememberGuest: 'זכירה של מי הלבבות',
    rememberServer: 'זכירת מה ששמור אצלנו',
    rememberWish: 'זכירת הלב',
    sendFirst: 'לקיחת הלב שממתין הכי הרבה',
    settleSent: 'הלב הזה הוסדר',
    takeLocal: 'צירוף הלבבות מהדפדפן הזה',
    tellLocal: 'בקשה מהדפדפן לשמור את הלבבות',
    tellProblem: 'הודעה שהלב לא נשמר',
    tellWishesWait: 'הודעה שלבבות ממתינים לאורח',
  },
}
