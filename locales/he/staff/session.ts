import type { HebrewStaffTexts } from '#locales/shape.ts'

export const session: HebrewStaffTexts['session'] = {
  title: 'מי מחובר',
  purpose: 'יודע מי מחובר בדף הזה, ומתי אפשר לומר זאת: כל שינוי פעם אחת.',
  states: {
    unknown: 'עוד לא נשאל',
    restoring: 'טוענים את ספק הזהויות',
    opened: 'ממתינים לספק',
    named: 'הספק ענה',
    nobody: 'אין איש מחובר',
    somebody: 'יש מי שמחובר',
  },
  about: {
    unknown: 'ספק הזהויות לא נשאל, או שלא היה אפשר לשאול אותו.',
    opened: 'הספק אומר מעצמו מי נשאר מחובר.',
    named: 'הספק נקב בשם של אורח, או אמר שאין איש. זה נאמר הלאה ברגע ששום התחברות אינה מעכבת.',
  },
  events: {
    'provider.said': 'הספק אומר מי מחובר',
    'session.ask': 'דף שואל מי מחובר',
    'signIn.began': 'התחברות מתחילה',
    'signIn.failed': 'התחברות נכשלת',
    'signIn.succeeded': 'התחברות מצליחה',
    'window.opened': 'חלון של ספק נפתח',
    'window.settled': 'חלון של ספק הסתיים',
  },
  guards: {
    hasWindow: 'חלון עדיין פתוח',
    isNobodyDue: 'אין איש מחובר, ושום התחברות אינה פעילה',
    isSigningIn: 'התחברות פעילה',
    isSomebodyDue: 'אורח מחובר, ושום התחברות אינה פעילה',
    mustAsk: 'ייתכן שמישהו נשאר מחובר',
  },
  ports: { openProvider: 'טעינת ספק הזהויות' },
  delays: {},
  faces: {
    hasSession: {
      name: 'התחברות',
      values: { no: 'לא', yes: 'כן' },
    },
  },
  actions: {
    beginSignIn: 'ספירת התחברות פעילה נוספת',
    endSignIn: 'ספירת התחברות פעילה אחת פחות',
    note: 'רישום מה שאמר הספק',
    openWindow: 'ספירת חלון פתוח נוסף',
    settleWindow: 'ספירת חלון פתוח אחד פחות',
    tell: 'הודעה מי מחובר',
    tellNobody: 'הודעה שאין איש מחובר',
    trust: 'האורח הזה מעתה מוכר',
  },
}
