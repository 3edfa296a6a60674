import type { HebrewStaffTexts } from '#locales/shape.ts'

export const profile: HebrewStaffTexts['profile'] = {
  title: 'הגדרות פרופיל',
  purpose: 'שומר את השם, הטלפון והשפה של האורח, כל אחד בנפרד, ומוסר את כל מה שנשמר עליו.',
  states: { idle: 'הטופס מוצג', saving: 'שומרים', exporting: 'מכינים את הקובץ' },
  about: { exporting: 'כל מה שנשמר על האורח, בקובץ אחד.' },
  events: {
    'data.export': 'בקשת כל הנתונים',
    'guest.change': 'אורח אחר, או אף אחד',
    'section.edit': 'הקלדה בטופס',
    'section.save': 'שמירת חלק',
  },
  guards: {},
  ports: { exportData: 'מסירת כל הנתונים', saveProfile: 'שמירת הפרופיל' },
  delays: {},
  faces: {},
  actions: {
    forget: 'שכחת מה שנאמר על הניסיון האחרון',
    rememberDone: 'רישום שהסתיים',
    rememberExport: 'רישום שהתבקשו כל הנתונים',
    rememberSave: 'זכירת מה שיש לשמור',
  },
}
