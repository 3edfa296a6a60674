import type { HebrewTexts } from '../shape.ts'

export const success: HebrewTexts['success'] = {
  title: 'ההזמנה אושרה',
  titleAsked: 'החדר הוזמן; השעות לפי בקשה',
  titleOver: 'השהייה הסתיימה',
  titleCanceled: 'ההזמנה הזו מבוטלת',
  titleRejected: 'ההזמנה נדחתה',
  sent: 'הבקשה נשלחה למלון',
  silence: 'אם לא תתקבל תשובה עד אז, ההצעה תיחשב כנדחית.',
  mailed: 'נשלח לכם את התשובה בדוא״ל.',
  next: 'מה הלאה?',
  mail: 'האישור בדרך אל {{email}}.',
  mailBoth: 'האישור בדרך אל {{email}} ואל {{guest}}.',
  answerOne: 'המלון ישיב להצעת המחיר שלכם, {{money}}, עד',
  answerBoth: 'המלון ישיב להצעות המחיר שלכם, {{checkIn}} ו-{{checkOut}}, עד',
  checkIn: 'במלון, מסרו את השם ואת מספר ההזמנה. תחילת השהייה: {{when}}.',
  checkOut: 'צ׳ק-אאוט עד {{when}}.',
  see: 'לפרטי ההזמנה',
  shared: '{{hotel}}: {{from}} עד {{until}}',
  shareRefused: 'השיתוף לא הצליח. אפשר להעביר את הודעת האישור.',
  loading: 'טוענים את ההזמנה…',
  signIn: { title: 'התחברו כדי לראות את ההזמנה', text: 'היא שמורה בחשבון שממנו בוצעה.' },
}
