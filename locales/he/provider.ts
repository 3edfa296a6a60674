import type { HebrewServerTexts } from '../shape.ts'

export const provider: HebrewServerTexts['provider'] = {
  title: 'התחברות עם {{provider}}',
  notice: 'זהו תחליף מקומי ל-{{provider}}. שום דבר שתעשו כאן לא יגיע אל {{provider}}: בחרו חשבון או המציאו אחד.',
  choose: 'בחירת חשבון',
  another: 'חשבון אחר',
  email: 'דוא״ל',
  name: 'שם מלא',
  proceed: 'המשך',
  cancel: 'ביטול',
  wrongEmail: 'יש להזין כתובת דוא״ל תקינה',
  wrongName: {
    one: 'יש להזין שם באורך של תו אחד',
    two: 'יש להזין שם באורך של עד {{n}} תווים',
    other: 'יש להזין שם באורך של עד {{n}} תווים',
  },
  failed: 'זה לא הצליח. נסו שוב.',
  noOpener: 'החלון הזה שייך לטופס ההתחברות. פתחו אותו משם.',
}
