import type { HebrewTexts } from '../shape.ts'
import { errorsShort } from './errorsShort.ts'

export const errors: HebrewTexts['errors'] = {
  ...errorsShort,
  emailExists: 'כבר קיים חשבון עם הדוא״ל הזה. אפשר להתחבר.',
  invalidEmail: 'כתובת הדוא״ל שגויה',
  invalidPassword: 'הסיסמה שגויה',
  missingEmail: 'נא להזין דוא״ל',
  unableToLogIn: 'לא ניתן להתחבר עם הדוא״ל והסיסמה שהוזנו',
  weakPassword: {
    one: 'הסיסמה לא יכולה להיות קצרה מתו אחד',
    two: 'הסיסמה לא יכולה להיות קצרה מ-{{n}} תווים',
    other: 'הסיסמה לא יכולה להיות קצרה מ-{{n}} תווים',
  },
  commonPassword: 'רבים משתמשים בסיסמה הזו, ולכן קל לנחש אותה. בחרו סיסמה אחרת.',
  popupBlocked: 'נא לאפשר חלונות קופצים או להתחבר עם {{providers}}',
  noAccount: 'אין חשבון עבור {{email}}. ייתכן שנרשמתם עם כתובת דוא״ל אחרת או שגויה',
  cannotCancel: 'לא ניתן לבטל את ההזמנה {{number}}',
  invalidCode: 'הקוד לא נכון. בדקו אותו ונסו שוב.',
  expiredCode: 'תוקף הקוד פג. נא לבקש קוד חדש.',
  expiredLink: 'תוקף הקישור פג. נא לבקש קישור חדש.',
  invalidLink: 'כבר נעשה שימוש בקישור הזה, או שהוא חלקי. נא לבקש קישור חדש.',
  linkFailed: 'לא הצלחנו להוסיף את דרך ההתחברות הנוספת. אפשר להמשיך להתחבר כרגיל.',
  accountDisabled: 'החשבון הזה סגור. נא לפנות לתמיכה שלנו.',
  priceChanged: 'המחיר השתנה. לא חויבתם.',
  inProgress: 'התשלום כבר מתבצע. רגע אחד, בבקשה.',
  card: {
    empty: 'נא למלא את טופס כרטיס האשראי',
    invalid: 'נא לבדוק את פרטי כרטיס האשראי',
    different: 'נא לנסות כרטיס אשראי אחר',
    verify: 'נא לנסות לאמת שוב את הכרטיס או לבדוק עם הבנק',
    tooMany: 'נעשו יותר מדי ניסיונות תשלום.',
    nothingCharged: 'לא בוצע חיוב. אפשר לשלם שוב או לבחור דרך תשלום אחרת.',
  },
}
