import type { ArabicTexts } from '../shape.ts'
import { firstCommon } from './firstCommon.ts'

export const common: ArabicTexts['common'] = {
  ...firstCommon,
  done: 'تم',
  save: 'حفظ',
  loading: 'جارٍ التحميل…',
  offline: 'أنت غير متصل بالإنترنت',
  waiting: {
    slow: 'يستغرق هذا وقتًا أطول من المعتاد. ما زلنا نعمل على ذلك.',
    stuck: 'لم يصل رد بعد. يمكنك الانتظار أو إعادة المحاولة.',
  },
  perNight: '{{money}} في الليلة قبل الضرائب',
  notRequired: '(اختياري)',
  settings: {
    ...firstCommon.settings,
    language: 'اللغة',
    currency: 'العملة',
    charged: 'الأسعار معروضة بعملة {{currency}}، ويتم الدفع بالدولار الأمريكي.',
    find: 'البحث عن عملة',
    none: 'لا توجد عملة بهذا الاسم',
    alone: 'تعذّر تحميل العملات الأخرى، لذلك الأسعار بالدولار الأمريكي.',
  },
  adults: {
    zero: 'بلا بالغين',
    one: 'بالغ واحد',
    two: 'بالغان',
    few: '{{n}} بالغين',
    many: '{{n}} بالغًا',
    other: '{{n}} بالغ',
  },
  children: {
    zero: 'بلا أطفال',
    one: 'طفل واحد',
    two: 'طفلان',
    few: '{{n}} أطفال',
    many: '{{n}} طفلًا',
    other: '{{n}} طفل',
  },
  mostInAll: '{{money}} كحد أقصى إجمالًا، إذا وافق الفندق.',
  stay: {
    ...firstCommon.stay,
    nightBefore: '{{hour}} — الليلة السابقة؟',
    nightBeforeYes: 'نعم، {{day}}',
  },
  consent: {
    label: 'ملفات تعريف الارتباط',
    text: 'هل تسمح بأن نتذكّر لمدة 7 أيام أي إعلان أو صفحة قادتك إلى هنا؟ كل شيء يعمل من دون ذلك.',
    no: 'لا، شكرًا',
    yes: 'نعم، موافق',
  },
  clock: {
    hotel: 'في الفندق ({{city}})',
    you: 'لديك ({{city}})',
  },
}
