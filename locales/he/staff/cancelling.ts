import type { HebrewStaffTexts } from '#locales/shape.ts'

export const cancelling: HebrewStaffTexts['cancelling'] = {
  title: 'ביטול הזמנה',
  purpose: 'מראה לאורח כמה יקבל בחזרה, ומבטל רק תמורת ההחזר הזה בדיוק.',
  states: {
    closed: 'החלון סגור',
    previewing: 'מחשבים את ההחזר',
    asking: 'שואלים את האורח',
    cancelling: 'מבטלים',
    unsure: 'לא ידוע אם בוטלה',
    failed: 'ההחזר לא הגיע',
    refused: 'אי אפשר לבטל',
    done: 'בוטלה',
  },
  about: {
    asking: 'האורח רואה את ההחזר המדויק ומאשר או מוותר.',
    cancelling: 'אין דרך החוצה מלבד תשובה: מה שכבר בדרך לא נשכח. אם היא מתעכבת אפשר לבקש שוב, בלי חשש.',
    unsure: 'אפשר לבקש שוב בלי חשש: הזמנה מתבטלת פעם אחת.',
    refused: 'את ההזמנה הזו כבר אי אפשר לבטל.',
  },
  events: {
    'cancel.close': 'סגירת החלון',
    'cancel.confirm': 'אישור הביטול תמורת ההחזר',
    'cancel.open': 'לחיצה על ביטול ההזמנה',
    'cancel.retry': 'ניסיון נוסף',
  },
  guards: {
    isAskedBack: 'ההחזר השתנה',
    isCancelledAlready: 'ההזמנה כבר בוטלה',
    isPossible: 'אפשר לבטל',
    isUnsure: 'התוצאה אינה ידועה',
  },
  ports: { cancelBooking: 'ביטול ההזמנה', loadPreview: 'חישוב ההחזר' },
  delays: {},
  faces: {
    face: {
      name: 'חלון',
      values: {
        closed: 'אין',
        previewing: 'מחשבים…',
        asking: 'שאלה עם ההחזר',
        cancelling: 'מבטלים…',
        unsure: 'עוד לא ידוע',
        failed: 'ההחזר לא הגיע',
        refused: 'אי אפשר לבטל',
        done: 'בוטלה',
      },
    },
    isAskedAgain: {
      name: 'ההחזר השתנה',
      values: { no: 'לא', yes: 'כן' },
    },
    obstacle: {
      name: 'למה לא',
      values: {
        none: 'אין סיבה',
        notRefundable: 'ללא החזר כספי',
        tooLate: 'המועד האחרון עבר',
        status: 'זו לא הזמנה שאפשר לבטל',
      },
    },
    trouble: {
      name: 'תקלה',
      values: { none: 'אין', offline: 'אין חיבור', told: 'נאמר מה קרה' },
    },
  },
  actions: {
    acceptRefund: 'רישום שהאורח מסכים',
    announce: 'הודעה שההזמנה בוטלה',
    beginCancelling: 'התחלה עם ההזמנה הזו',
    forget: 'שכחת ההזמנה',
    keepTold: 'זכירת ההחזר שנאמר לאורח',
    rememberPreview: 'זכירת ההחזר שחושב',
    rememberRefund: 'זכירת מה שהוחזר',
  },
}
