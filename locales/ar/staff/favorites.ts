import type { ArabicStaffTexts } from '#locales/shape.ts'

export const favorites: ArabicStaffTexts['favorites'] = {
  title: 'المفضلة',
  purpose: 'تحفظ الفنادق التي عليها قلب: في المتصفح إلى أن يسجّل النزيل دخوله، ثم لدينا.',
  states: {
    anonymous: 'لا أحد سجّل الدخول',
    loading: 'جارٍ تحميل المفضلة',
    ready: 'المفضلة معروفة',
    saving: 'جارٍ حفظ قلب',
    refused: 'الجلسة موضع شك',
    failed: 'لم تصل المفضلة',
  },
  about: {
    anonymous: 'يحفظ هذا المتصفح القلوب.',
    loading: 'يُرسل معها ما حفظه هذا المتصفح ويُدمج مرة واحدة.',
    refused: 'رُفض الحفظ. يجري السؤال هل انتهت الجلسة.',
  },
  events: {
    'favorites.reload': 'تحميل المفضلة من جديد',
    'heart.press': 'الضغط على قلب',
    'local.changed': 'تغيّرت القلوب في تبويب آخر',
    'problem.dismiss': 'إغلاق الرسالة',
    'session.began': 'سجّل نزيل دخوله',
    'session.kept': 'ما زالت الجلسة صالحة',
  },
  guards: {
    hasWishes: 'هناك قلب ينتظر الحفظ',
    isSessionOver: 'رُفضت الجلسة',
    isUnsure: 'النتيجة غير معروفة',
  },
  ports: { loadFavorites: 'تحميل المفضلة', saveWish: 'حفظ القلب' },
  delays: {},
  faces: {
    kept: {
      name: 'القلوب',
      values: { none: 'لا شيء', some: 'موجودة' },
    },
    heart: {
      name: 'عند قلب',
      values: { none: 'لا شيء', offline: 'لا اتصال', told: 'قيل ما حدث' },
    },
    trouble: {
      name: 'مشكلة',
      values: { none: 'لا شيء', offline: 'لا اتصال', told: 'قيل ما حدث' },
    },
  },
  actions: {
    announce: 'إبلاغ التبويبات الأخرى',
    dismissProblem: 'نسيان الرسالة',
    followLocal: 'أخذ القلوب من التبويب الآخر',
    forgetGuest: 'نسيان النزيل وقلوبه',
    forgetMerged: 'التخلّي عن قلوب دُمجت',
    forgetServer: 'نسيان ما نحفظه للنزيل',
    keepHere: 'حفظ القلب في هذا المتصفح',
    putHeartsBack: 'إرجاع قلوب لم تُحفظ، مع السبب',
    putSentBack: 'إرجاع هذا القلب',
    rememberGuest: 'تذكّر لمن القلوب',
    rememberServer: 'تذكّر ما نحفظه للنزيل',
    rememberWish: 'تذكّر القلب',
    sendFirst: 'أخذ القلب الأطول انتظارًا',
    settleSent: 'حُسم أمر هذا القلب',
    takeLocal: 'ضمّ قلوب هذا المتصفح',
    tellLocal: 'الطلب من المتصفح أن يحفظ القلوب',
    tellProblem: 'القول إن القلب لم يُحفظ',
    tellWishesWait: 'القول إن قلوبًا تنتظر النزيل',
  },
}
