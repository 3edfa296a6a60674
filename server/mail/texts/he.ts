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
