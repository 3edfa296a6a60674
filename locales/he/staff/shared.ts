import type { HebrewStaffTexts } from '#locales/shape.ts'

export const shared: HebrewStaffTexts['shared'] = {
  events: {
    'card.hidden': 'שדות הכרטיס יורדים מהדף',
    'card.retry': 'ניסיון נוסף לפתוח את שדות הכרטיס',
    'card.shown': 'שדות הכרטיס על הדף',
    'card.spent': 'אי אפשר עוד לשלם במה שהוקלד',
    'code.resend': 'בקשת קוד נוסף',
    'code.submit': 'שליחת הקוד',
    'connection.restored': 'החיבור חזר',
    'failure.dismiss': 'הקלדה מחדש אחרי כישלון',
    'guest.leave': 'האורח התנתק',
    'session.ended': 'ההתחברות הסתיימה',
  },
  guards: {
    isCancelled: 'האורח סגר את חלון הבנק',
    isCardSpent: 'תוקף שדות הכרטיס פג',
    isOutOfReach: 'הסיבה הייתה החיבור',
    isUnknown: 'התוצאה אינה ידועה',
    mayResend: 'התוצאה אינה ידועה, נותרו ניסיונות',
  },
  ports: {
    openCard: 'פתיחת שדות הכרטיס',
    tokenizeCard: 'אימות הכרטיס בבנק',
  },
  delays: {
    resendCoolDown: 'המתנה לפני קוד נוסף',
    resendDelay: 'המתנה לפני שליחה חוזרת',
    slowAfter: 'עד שנאמר שזה נמשך',
    stuckAfter: 'עד שנציע דרך אחרת',
  },
  actions: {
    announceChange: 'הודעה שפרטי האורח השתנו',
    clearFailure: 'שכחת הכישלון',
    countTry: 'ספירת הניסיון',
    dismissFailure: 'שכחת הכישלון',
    dropSecrets: 'ויתור על סיסמאות וקודים',
    forgetCard: 'שכחת שדות הכרטיס',
    releaseCard: 'סגירת שדות הכרטיס',
    rememberCard: 'זכירת שדות הכרטיס',
    rememberCode: 'זכירת הקוד',
    rememberFailure: 'זכירת הכישלון',
    restartCount: 'ספירת הניסיונות מהתחלה',
    spendCard: 'סימון שאי אפשר עוד לשלם במה שהוקלד',
    tellSecretsDone: 'הודעה שאין עוד צורך בסיסמה או בקוד',
  },
}
