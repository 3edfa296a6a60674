import type { MailTexts } from './en.ts'

const nights = (count: number): string => {
  if (count === 1) return 'לילה אחד'
  return count === 2 ? 'שני לילות' : `${count} לילות`
}

export const he: MailTexts = {
  greeting: (name) => `שלום ${name},`,
  signature: (brand) => `צוות ${brand}`,
  help: (email) => `שאלות? כתבו לנו: ${email}`,
  verification_code: {
    subject: (code) => `הקוד שלך: ${code}`,
    title: 'אישור כתובת הדוא״ל',
    lead: 'כדי להשלים את ההרשמה יש להזין את הקוד:',
    note: 'אם לא ביקשת את ההודעה הזאת, אין צורך לעשות דבר.',
  },
  email_change_code: {
    subject: (code) => `הקוד שלך: ${code}`,
    title: 'אישור כתובת הדוא״ל החדשה',
    lead: 'כדי לעבור לכתובת הזאת יש להזין את הקוד בהגדרות הפרופיל:',
    note: 'אם לא ביקשת את ההודעה הזאת, אין צורך לעשות דבר: בלי הקוד לא משתנה דבר.',
  },
  email_taken: {
    subject: 'לכתובת הזאת כבר יש חשבון',
    title: 'לכתובת הזאת כבר יש חשבון',
    lead: 'התבקשנו לצרף את כתובת הדוא״ל הזאת לחשבון אחר. היא כבר שייכת לחשבון, ולכן לא שינינו דבר.',
    note: 'אם הבקשה היא שלך, אפשר להיכנס עם הכתובת הזאת. אם לא, אין צורך לעשות דבר.',
  },
  email_changed: {
    subject: 'כתובת הדוא״ל שלך הוחלפה',
    title: 'כתובת הדוא״ל שלך הוחלפה',
    lead: (email) => `מעכשיו הכניסה היא עם ${email}, ולשם גם נכתוב.`,
    note: 'אם השינוי לא נעשה על ידך, יש לכתוב לנו מיד.',
  },
  password_reset: {
    subject: 'בחירת סיסמה חדשה',
    title: 'בחירת סיסמה חדשה',
    lead: 'ביקשת סיסמה חדשה. אפשר לבחור אותה בקישור הזה:',
    button: 'לבחירת סיסמה חדשה',
    note: 'אם לא ביקשת את ההודעה הזאת, אין צורך לעשות דבר: הסיסמה נשארת כפי שהיא.',
  },
  booking_confirmed: {
    subject: (hotel, reference) => `ההזמנה אושרה: ${hotel}, ${reference}`,
    title: 'ההזמנה שלך אושרה',
    lead: (hotel) => `החדר שלך במלון ${hotel} מחכה לך.`,
  },
  booking_cancelled: {
    subject: (hotel, reference) => `ההזמנה בוטלה: ${hotel}, ${reference}`,
    title: 'ההזמנה שלך בוטלה',
    lead: (hotel) => `ההזמנה שלך במלון ${hotel} בוטלה.`,
    refund: (amount) => `יוחזרו לכרטיס שלך ${amount}.`,
    noRefund: 'על ההזמנה הזאת אין החזר.',
  },
  booking: {
    reference: 'מספר הזמנה',
    guest: 'אורח',
    room: 'חדר',
    checkIn: 'כניסה',
    checkOut: 'יציאה',
    guaranteed: 'מובטח',
    asked: 'בבקשה, לא מובטח',
    total: 'סך הכול',
    freeUntil: (hotelTime, timeZone) => `ביטול ללא תשלום עד ${hotelTime} (${timeZone}).`,
    notRefundable: 'ההזמנה הזאת ללא החזר.',
    nights,
  },
}
