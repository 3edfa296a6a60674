import type { MailTexts } from './en.ts'

const rules = new Intl.PluralRules('ar')

const nights = (count: number): string => {
  switch (rules.select(count)) {
    case 'one':
      return 'ليلة واحدة'
    case 'two':
      return 'ليلتان'
    case 'few':
      return `${count} ليالٍ`
    case 'many':
      return `${count} ليلةً`
    default:
      return `${count} ليلة`
  }
}

export const ar: MailTexts = {
  greeting: (name) => `مرحبًا ${name}،`,
  signature: (brand) => `فريق ${brand}`,
  help: (email) => `لديك سؤال؟ راسلنا على ${email}`,
  verification_code: {
    subject: (code) => `رمزك هو ${code}`,
    title: 'أكِّد بريدك الإلكتروني',
    lead: 'أدخل هذا الرمز لإتمام التسجيل:',
    note: 'إذا لم تطلب هذه الرسالة فلا حاجة إلى فعل أي شيء.',
  },
  email_change_code: {
    subject: (code) => `رمزك: ${code}`,
    title: 'تأكيد بريدك الإلكتروني الجديد',
    lead: 'أدخل هذا الرمز في إعدادات ملفك لاستخدام هذا العنوان من الآن:',
    note: 'إن لم تطلب هذه الرسالة فلا حاجة إلى فعل شيء: لا يتغير شيء من دون الرمز.',
  },
  email_taken: {
    subject: 'لهذا العنوان حساب',
    title: 'لهذا العنوان حساب',
    lead: 'طُلب استخدام هذا العنوان لحساب آخر. وهو يخص حسابًا قائمًا، لذلك لم يتغير شيء.',
    note: 'إن كنت صاحب الطلب فسجّل الدخول بهذا العنوان. وإلا فلا حاجة إلى فعل شيء.',
  },
  email_changed: {
    subject: 'تغيّر بريدك الإلكتروني',
    title: 'تغيّر بريدك الإلكتروني',
    lead: (email) => `من الآن تسجّل الدخول بالعنوان ${email} وعليه نراسلك.`,
    note: 'إن لم تكن أنت من غيّره فراسلنا فورًا.',
  },
  password_reset: {
    subject: 'اختر كلمة مرور جديدة',
    title: 'اختر كلمة مرور جديدة',
    lead: 'طلبت كلمة مرور جديدة. اتبع هذا الرابط لاختيارها:',
    button: 'اختيار كلمة مرور جديدة',
    note: 'إذا لم تطلب هذه الرسالة فلا حاجة إلى فعل أي شيء: كلمة مرورك باقية كما هي.',
  },
  booking_confirmed: {
    subject: (hotel, reference) => `تم الحجز: ${hotel}، ${reference}`,
    title: 'تم تأكيد حجزك',
    lead: (hotel) => `غرفتك في ${hotel} بانتظارك.`,
  },
  booking_cancelled: {
    subject: (hotel, reference) => `أُلغي الحجز: ${hotel}، ${reference}`,
    title: 'أُلغي حجزك',
    lead: (hotel) => `أُلغي حجزك في ${hotel}.`,
    refund: (amount) => `سيُعاد إلى بطاقتك ${amount}.`,
    noRefund: 'لا يُعاد شيء عن هذا الحجز.',
  },
  booking: {
    reference: 'رقم الحجز',
    guest: 'الضيف',
    room: 'الغرفة',
    checkIn: 'تسجيل الوصول',
    checkOut: 'تسجيل المغادرة',
    guaranteed: 'مضمون',
    asked: 'مطلوب، غير مضمون',
    total: 'المجموع',
    freeUntil: (hotelTime, timeZone) => `الإلغاء مجاني حتى ${hotelTime} (${timeZone}).`,
    notRefundable: 'هذا الحجز غير قابل للاسترداد.',
    nights,
  },
}
