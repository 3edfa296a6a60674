import type { ArabicTexts } from '../shape.ts'
import type { searchForm as english } from '../en/searchForm.ts'

export const searchForm: Pick<ArabicTexts['search'], keyof typeof english> = {
  defaultPlace: 'مانهاتن',
  form: {
    label: 'البحث عن فنادق',
    destination: 'الوجهة',
    destinationPlaceholder: 'مدينة أو منطقة أو مطار أو فندق',
    suggestions: 'اقتراحات',
    dates: 'التواريخ والساعات',
    rooms: 'الغرف والنزلاء',
    submit: 'بحث',
    searching: 'جارٍ البحث…',
    summary: '{{rooms}}، {{travellers}}',
    calendar: 'اختر تاريخ الوصول وتاريخ المغادرة',
    standardHours: 'الساعات المعتادة',
  },
  picker: {
    room: 'الغرفة {{n}}',
    removeRoom: 'إزالة الغرفة {{n}}',
    addRoom: 'إضافة غرفة',
    adults: 'البالغون',
    children: 'الأطفال',
    childAge: 'عمر الطفل {{n}}',
    underOne: 'أقل من سنة',
    fewer: 'إنقاص: {{what}}',
    more: 'زيادة: {{what}}',
  },
  stay: {
    checkOutNotAfterCheckIn: 'يجب أن تكون المغادرة بعد الوصول بليلة على الأقل',
    tooManyNights: 'أقصى مدة للحجز {{nights}}',
    inThePast: 'وقت الوصول هذا قد مضى',
    tooFarAhead: 'يمكنك الحجز قبل الموعد بـ{{days}} يومًا على الأكثر',
  },
  noResults: 'لا توجد نتائج',
}
