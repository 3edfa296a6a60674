import type { HebrewStaffTexts } from '#locales/shape.ts'

export const search: HebrewStaffTexts['search'] = {
  title: 'חיפוש מלונות',
  purpose: 'מוצא את המלונות ליעד ולשהייה, ושומר שהרשימה וכתובת הדף יתאימו זו לזו.',
  states: {
    idle: 'עוד אין חיפוש',
    loading: 'מחפשים',
    'loading.fresh': 'רק התחיל',
    'loading.slow': 'נמשך זמן רב',
    'loading.stuck': 'נמשך זמן רב מדי',
    loaded: 'המלונות ידועים',
    failed: 'החיפוש נכשל',
  },
  about: {
    'loading.slow': 'נאמר לאורח שזה נמשך יותר מהרגיל.',
    'loading.stuck': 'מוצע לאורח לחפש שוב.',
  },
  events: {
    'filters.change': 'שינוי מסנן',
    'filters.clear': 'ניקוי כל המסננים',
    left: 'יציאה מהתוצאות',
    'more.show': 'הצגת מלונות נוספים',
    'name.change': 'הקלדת שם של מלון',
    'search.cancel': 'ביטול החיפוש',
    'search.retry': 'חיפוש חוזר',
    'search.start': 'לחיצה על חיפוש',
    'sort.change': 'מיון אחר',
    'url.changed': 'כתובת הדף משתנה',
  },
  guards: {
    hasMore: 'יש מלונות נוספים',
    isOtherSearch: 'מבוקש בה חיפוש אחר',
  },
  ports: { loadHotels: 'חיפוש מלונות' },
  delays: {},
  faces: {
    face: {
      name: 'הדף',
      values: {
        idle: 'לפני חיפוש',
        loading: 'מחפשים…',
        slow: 'נמשך זמן רב',
        stuck: 'נמשך זמן רב מדי, מוצעת דרך אחרת',
        failed: 'החיפוש נכשל',
        refused: 'חיפוש שאינו אפשרי',
        empty: 'אין מלונות',
        list: 'רשימת מלונות',
      },
    },
    trouble: {
      name: 'תקלה',
      values: { none: 'אין', offline: 'אין חיבור', told: 'נאמר מה קרה' },
    },
  },
  actions: {
    beginWithFirstPage: 'חזרה לתחילת הרשימה',
    changeFilters: 'שינוי המסננים',
    changeName: 'קליטת השם',
    changeSort: 'שינוי המיון',
    clearFilters: 'ניקוי המסננים',
    clearResults: 'שכחת מה שנמצא',
    navigate: 'הצגה בכתובת הדף',
    rememberCount: 'זכירת מספר המלונות שנמצאו',
    rememberCriteria: 'זכירת מה שמחפשים',
    rememberView: 'לקיחת המיון והיקף הרשימה מהכתובת',
    showMore: 'הצגת חלק נוסף מהרשימה',
  },
}
