import type { ArabicStaffTexts } from '#locales/shape.ts'

export const wallet: ArabicStaffTexts['wallet'] = {
  title: 'المحفظة',
  purpose: 'تتبيّن إن كان النزيل يستطيع الدفع عبر Apple Pay أو Google Pay، وتفتح نافذة الدفع وتُبلغها بالنتيجة.',
  states: {
    absent: 'ليست في الصفحة',
    looking: 'قيد التحقّق',
    'looking.finding': 'البحث عن البرنامج',
    'looking.pausing': 'انتظار البرنامج',
    'looking.preparing': 'تجهيز نافذة الدفع',
    unavailable: 'غير معروضة',
    ready: 'معروضة',
    sheet: 'نافذة الدفع مفتوحة',
    paid: 'انتظار الحجز',
  },
  about: {
    unavailable: 'لا تظهر أي رسالة: يمكن الدفع بالبطاقة على أي حال.',
    ready: 'كل شيء جاهز قبل الضغط على الزر، لأن النافذة يجب أن تُفتح على الفور.',
    sheet: 'تطلب السعر المعروض لحظة الضغط على الزر.',
    paid: 'لم يُخصم شيء بعد. تُبلَّغ النافذة بما آل إليه الحجز.',
  },
  events: {
    'payment.end': 'عُرف ما آل إليه الدفع',
    'sheet.close': 'لم تعد هناك حاجة إلى النافذة',
    'sheet.open': 'الضغط على زر المحفظة',
    'wallet.hide': 'طرق الدفع تغادر الصفحة',
    'wallet.show': 'طرق الدفع في الصفحة',
  },
  guards: {
    isAble: 'هذا الجهاز يستطيع الدفع بها',
    isThere: 'البرنامج موجود',
    isUnusable: 'لن تغيّر محاولة أخرى النتيجة',
    mayLookAgain: 'بقيت محاولات بحث',
  },
  ports: {
    findScript: 'البحث عن البرنامج',
    openSheet: 'فتح نافذة الدفع',
    prepareWallet: 'تجهيز نافذة الدفع',
  },
  delays: {
    scriptPause: 'مهلة قبل البحث مرة أخرى',
    sheetPatience: 'حتى تُغلق النافذة بلا رسالة',
  },
  faces: {
    face: {
      name: 'المحفظة',
      values: { hidden: 'غير ظاهرة', offered: 'معروضة', sheet: 'نافذة الدفع', waiting: 'انتظار الحجز' },
    },
    isLooking: { name: 'قيد التحقّق', values: { no: 'لا', yes: 'نعم' } },
  },
  actions: {
    closeSheet: 'إغلاق النافذة بلا رسالة',
    endPayment: 'إبلاغ النافذة بما آل إليه الدفع',
    forget: 'نسيان كل شيء',
    forgetSheet: 'نسيان نافذة الدفع',
    lookAnew: 'البحث من البداية',
    rememberPayment: 'تذكّر الدفع',
    rememberTotal: 'تذكّر السعر',
    tellClosed: 'الإبلاغ بأن النافذة أُغلقت',
    tellEnded: 'الإبلاغ بأنه لم يُدفع شيء',
    tellPaid: 'الإبلاغ بأن النزيل دفع',
  },
}
