import type { Locale } from '#contract/locale.ts'

interface PopupTexts {
  title: (provider: string) => string
  notice: (provider: string) => string
  choose: string
  another: string
  email: string
  name: string
  proceed: string
  cancel: string
  wrongEmail: string
  wrongName: string
  failed: string
  noOpener: string
}

export const popupTexts: Record<Locale, PopupTexts> = {
  en: {
    title: (provider) => `Sign in with ${provider}`,
    notice: (provider) =>
      `This is a local stand-in for ${provider}. Nothing you do here reaches ${provider}: choose an account or make one up.`,
    choose: 'Choose an account',
    another: 'Another account',
    email: 'Email',
    name: 'Full name',
    proceed: 'Continue',
    cancel: 'Cancel',
    wrongEmail: 'Enter a valid email',
    wrongName: 'Enter a name of 1 to 60 characters',
    failed: 'That did not work. Please, try again.',
    noOpener: 'This window belongs to a sign-in form. Open it from there.',
  },
  ar: {
    title: (provider) => `تسجيل الدخول عبر ${provider}`,
    notice: (provider) =>
      `هذه صفحة محلية بديلة عن ${provider}. لا يصل أي شيء مما تفعله هنا إلى ${provider}: اختر حسابًا أو أنشئ حسابًا وهميًا.`,
    choose: 'اختر حسابًا',
    another: 'حساب آخر',
    email: 'البريد الإلكتروني',
    name: 'الاسم الكامل',
    proceed: 'متابعة',
    cancel: 'إلغاء',
    wrongEmail: 'أدخل بريدًا إلكترونيًا صحيحًا',
    wrongName: 'أدخل اسمًا من حرف واحد إلى 60 حرفًا',
    failed: 'تعذّر ذلك. يُرجى المحاولة مرة أخرى.',
    noOpener: 'هذه النافذة تابعة لنموذج تسجيل الدخول. افتحها من هناك.',
  },
  he: {
    title: (provider) => `כניסה עם ${provider}`,
    notice: (provider) =>
      `זהו תחליף מקומי ל-${provider}. שום דבר שתעשו כאן לא יגיע אל ${provider}: בחרו חשבון או המציאו אחד.`,
    choose: 'בחירת חשבון',
    another: 'חשבון אחר',
    email: 'אימייל',
    name: 'שם מלא',
    proceed: 'המשך',
    cancel: 'ביטול',
    wrongEmail: 'יש להזין כתובת אימייל תקינה',
    wrongName: 'יש להזין שם באורך של עד 60 תווים',
    failed: 'זה לא הצליח. נסו שוב בבקשה.',
    noOpener: 'החלון הזה שייך לטופס הכניסה. פתחו אותו משם.',
  },
}
