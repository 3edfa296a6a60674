import type { HebrewStaffTexts } from '#locales/shape.ts'

export const profile: HebrewStaffTexts['profile'] = {
  title: 'הגדרות פרופיל',
  purpose: 'שומר את השם, הטלפון והשפה של האורח, כל אחד בנפרד, ומוסר את כל מה שנשמר עליו.',
  states: {
    idle: 'הטופס מוצג',
    saving: 'שומרים',
    'saving.asWritten': 'כפי שנכתב',
    'saving.overtaken': 'נכתב עוד בזמן השמירה',
    'saving.again': 'יישמר שוב מייד אחר כך',
    exporting: 'מכינים את הקובץ',
  },
  about: { exporting: 'כל מה שנשמר על האורח, בקובץ אחד.' },
  events: {
    'data.export': 'בקשת כל הנתונים',
    'guest.change': 'אורח אחר, או אף אחד',
    'section.edit': 'הקלדה בטופס',
    'section.save': 'שמירת חלק',
  },
  guards: {
    isBeingSaved: 'זה מה שנשמר עכשיו',
    isAskedAgain: 'ביקשו זאת שוב בינתיים',
    isOvertaken: 'נכתב עוד בזמן השמירה',
  },
  ports: { exportData: 'מסירת כל הנתונים', saveProfile: 'שמירת הפרופיל' },
  delays: {},
  faces: {
    names: {
      name: 'שם',
      values: { still: 'כלום', busy: 'שומרים…', done: 'נשמר', failed: 'לא נשמר' },
    },
    phone: {
      name: 'טלפון',
      values: { still: 'כלום', busy: 'שומרים…', done: 'נשמר', failed: 'לא נשמר' },
    },
    language: {
      name: 'שפה',
      values: { still: 'כלום', busy: 'שומרים…', done: 'נשמר', failed: 'לא נשמר' },
    },
    export: {
      name: 'כל הנתונים',
      values: { still: 'כלום', busy: 'בהכנה', done: 'נמסרו', failed: 'לא נמסרו' },
    },
  },
  actions: {
    forget: 'שכחת מה שנאמר על הניסיון האחרון',
    rememberDone: 'רישום שהסתיים',
    rememberExport: 'רישום שהתבקשו כל הנתונים',
    rememberSave: 'זכירת מה שיש לשמור',
    rememberUnlessOfField: 'לזכור את הסיבה, אלא אם היא נוגעת לשדה שכבר שונה',
  },
}
