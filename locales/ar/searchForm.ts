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
    day: 'يوم الهبوط',
    door: 'الهبوط يوم {{day}} الساعة {{time}}: يمكنك أن تكون عند باب الفندق بحلول الساعة {{hour}}.',
    doorNextDay:
      'الهبوط يوم {{day}} الساعة {{time}}: يمكنك أن تكون عند باب الفندق بحلول الساعة {{hour}} يوم {{doorDay}}.',
    checkIn: 'وصولك في الحجز: يوم {{day}} الساعة {{hour}}.',
    past: 'لقد مضى موعد الهبوط هذا. اختر ساعة لاحقة أو يومًا آخر.',
    around: 'البحث الآن حول {{airport}}.',
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
