import type { ArabicTexts } from '../shape.ts'
import type { searchForm as english } from '../en/searchForm.ts'

export const searchForm: Pick<ArabicTexts['search'], keyof typeof english> = {
  defaultPlace: 'مانهاتن',
  nearMe: 'بالقرب مني',
  form: {
    label: 'البحث عن فنادق',
    destination: 'الوجهة',
    destinationPlaceholder: 'مدينة أو منطقة أو مطار أو فندق',
    destinationMissing: 'أين تود الإقامة؟',
    suggestions: 'اقتراحات',
    dates: 'التواريخ والساعات',
    rooms: 'الغرف والنزلاء',
    submit: 'بحث',
    searching: 'جارٍ البحث…',
    summary: '{{rooms}}، {{guests}}',
    calendar: 'اختر تاريخ الوصول وتاريخ المغادرة',
    standardHours: 'الساعات المعتادة',
  },
  unready: 'تعذّر تحميل الاقتراحات. اكتب مرة أخرى لإعادة المحاولة.',
  noResults: 'لا توجد نتائج',
}
