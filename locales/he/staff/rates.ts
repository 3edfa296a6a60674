import type { HebrewStaffTexts } from '#locales/shape.ts'

export const rates: HebrewStaffTexts['rates'] = {
  title: 'הצעה לחדר',
  purpose: 'טוען את המחיר של חדר אחד, עם השעות והתנאים, ומחשב אותו מחדש לשעות אחרות, לקוד הטבה או לזיכוי.',
  states: {
    idle: 'אין הצעה פתוחה',
    loading: 'טוענים את ההצעה',
    'loading.fresh': 'רק התחיל',
    'loading.slow': 'נמשך זמן רב',
    'loading.stuck': 'נמשך זמן רב מדי',
    loaded: 'ההצעה מוצגת',
    failed: 'ההצעה לא הגיעה',
    gone: 'החדר כבר לא פנוי',
    expired: 'פג תוקף ההצעה',
  },
  about: {
    'loading.slow': 'נאמר לאורח שזה נמשך יותר מהרגיל.',
    'loading.stuck': 'מוצע לאורח לטעון שוב.',
    gone: 'מישהו אחר הזמין את החדר האחרון מהסוג הזה.',
    expired: 'הצעה נשמרת שעה אחת. צריך לבחור את החדר מחדש.',
  },
  events: {
    'loyalty.change': 'שינוי קוד ההטבה או הזיכוי',
    'offer.close': 'סגירת ההצעה',
    'offer.open': 'פתיחת הצעה',
    'offer.refresh': 'חישוב המחיר מחדש',
    'variant.choose': 'בחירת שעות אחרות',
  },
  guards: {
    hasOffer: 'ההצעה כבר ידועה',
    isExpired: 'פג תוקף ההצעה',
    isGone: 'החדר כבר לא פנוי',
  },
  ports: { loadOffer: 'טעינת ההצעה' },
  delays: {},
  faces: {
    face: {
      name: 'חלון',
      values: {
        idle: 'אין',
        loading: 'טוענים…',
        slow: 'נמשך זמן רב',
        stuck: 'נמשך זמן רב מדי, מוצעת דרך אחרת',
        refreshing: 'המחיר מחושב מחדש',
        loaded: 'הצעה',
        failed: 'ההצעה לא הגיעה',
        gone: 'החדר כבר לא פנוי',
        expired: 'פג תוקף ההצעה',
      },
    },
    trouble: {
      name: 'תקלה',
      values: { none: 'אין', offline: 'אין חיבור', told: 'נאמר מה קרה' },
    },
  },
  actions: {
    beginOffer: 'התחלה עם ההצעה הזו',
    changeLoyalty: 'זכירת קוד ההטבה או הזיכוי',
    chooseVariant: 'זכירת השעות שנבחרו',
    clearOffer: 'שכחת ההצעה',
    dropOffer: 'ויתור על ההצעה וזכירת הסיבה',
    keepLoyalty: 'השארת קוד ההטבה או הזיכוי הקודמים',
    rememberOffer: 'זכירת ההצעה',
  },
}
