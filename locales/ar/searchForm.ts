import type { ArabicTexts } from '../shape.ts'
import type { searchForm as english } from '../en/searchForm.ts'

export const searchForm: Pick<ArabicTexts['search'], keyof typeof english> = {
  defaultPlace: 'مانهاتن',
  nearMe: 'بالقرب مني',
  landing: {
    open: 'أهبط في … الساعة …',
    airport: 'المطار',
    example: 'دبي، هيثرو، هانيدا',
    time: 'ساعة الهبوط',
    timeWrong: 'أدخل ساعة مثل 06:40.',
    at: 'أهبط في {{airport}} الساعة',
    done: 'يمكنك أن تكون عند باب الفندق بحلول الساعة {{hour}} يوم {{day}}. وصولك في الحجز: يوم {{checkInDay}} الساعة {{checkInHour}}.',
    made: 'شاملًا مراقبة الجوازات وحقيبة مشحونة.',
    use: 'الوصول يوم {{day}} الساعة {{hour}}',
  },
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
