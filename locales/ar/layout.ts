import type { ArabicTexts } from '../shape.ts'

export const layout: ArabicTexts['layout'] = {
  settings: {
    language: 'اللغة',
    currency: 'العملة',
    charged: 'الأسعار معروضة بعملة {{currency}}، ويتم الدفع بالدولار الأمريكي.',
    find: 'البحث عن عملة',
    none: 'لا توجد عملة بهذا الاسم',
    alone: 'تعذّر تحميل العملات الأخرى، لذلك الأسعار بالدولار الأمريكي.',
  },
  consent: {
    label: 'ملفات تعريف الارتباط',
    text: 'هل تسمح بأن نتذكّر لمدة 7 أيام أي إعلان أو صفحة قادتك إلى هنا؟ كل شيء يعمل من دون ذلك.',
    no: 'لا، شكرًا',
    yes: 'نعم، موافق',
  },
}
