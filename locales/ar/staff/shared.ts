import type { ArabicStaffTexts } from '#locales/shape.ts'

export const shared: ArabicStaffTexts['shared'] = {
  events: {
    'card.hidden': 'حقول البطاقة تغادر الصفحة',
    'card.retry': 'محاولة فتح حقول البطاقة من جديد',
    'card.shown': 'حقول البطاقة على الصفحة',
    'card.spent': 'لم يعد ما كُتب صالحًا للدفع',
    'code.resend': 'طلب رمز آخر',
    'code.submit': 'إرسال الرمز',
    'connection.restored': 'عاد الاتصال',
    'failure.dismiss': 'الكتابة من جديد بعد فشل',
    'guest.leave': 'سجّل النزيل خروجه',
    'session.ended': 'انتهت الجلسة',
  },
  guards: {
    isCancelled: 'أغلق النزيل نافذة البنك',
    isCardSpent: 'انتهت صلاحية حقول البطاقة',
    isOutOfReach: 'كان السبب هو الاتصال',
    isUnknown: 'النتيجة غير معروفة',
    mayResend: 'النتيجة غير معروفة، وبقيت محاولات',
  },
  ports: {
    openCard: 'فتح حقول البطاقة',
    tokenizeCard: 'التحقّق من البطاقة لدى البنك',
  },
  delays: {
    resendCoolDown: 'مهلة قبل رمز آخر',
    resendDelay: 'مهلة قبل الإرسال من جديد',
    slowAfter: 'إلى أن نقول إن الأمر يطول',
    stuckAfter: 'إلى أن نعرض طريقًا آخر',
  },
  actions: {
    announceChange: 'الإبلاغ بأن بيانات النزيل تغيّرت',
    clearFailure: 'نسيان الفشل',
    countTry: 'عدّ المحاولة',
    dismissFailure: 'نسيان الفشل',
    dropSecrets: 'التخلّي عن كلمات المرور والرموز',
    forgetCard: 'نسيان حقول البطاقة',
    releaseCard: 'إغلاق حقول البطاقة',
    rememberCard: 'تذكّر حقول البطاقة',
    rememberCode: 'تذكّر الرمز',
    rememberFailure: 'تذكّر الفشل',
    restartCount: 'عدّ المحاولات من البداية',
    spendCard: 'القول إن ما كُتب لم يعد صالحًا للدفع',
    tellSecretsDone: 'الإبلاغ بأنه لا حاجة إلى كلمة مرور أو رمز',
  },
}
