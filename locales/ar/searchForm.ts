import type { ArabicTexts } from '../shape.ts'
import type { searchForm as english } from '../en/searchForm.ts'

export const searchForm: Pick<ArabicTexts['search'], keyof typeof english> = {
  defaultPlace: 'مانهاتن',
  form: {
    label: 'ابحث عن فنادق',
    destination: 'الوجهة',
    destinationPlaceholder: 'مدينة أو منطقة أو مطار أو فندق',
    suggestions: 'اقتراحات',
    dates: 'التواريخ والساعات',
    rooms: 'الغرف والنزلاء',
    submit: 'ابحث',
    searching: 'جارٍ البحث',
    summary: '{{rooms}}، {{travellers}}',
    calendar: 'اختر يوم وصولك ويوم مغادرتك',
    standardHours: 'الساعات المعتادة',
  },
  picker: {
    room: 'الغرفة {{n}}',
    removeRoom: 'أزل الغرفة {{n}}',
    addRoom: 'أضف غرفة',
    adults: 'بالغون',
    children: 'الأطفال',
    childAge: 'عمر الطفل {{n}}',
    underOne: 'أقل من سنة',
    fewer: 'أقل: {{what}}',
    more: 'أكثر: {{what}}',
  },
  stay: {
    checkOutNotAfterCheckIn: 'يجب أن تكون المغادرة بعد الوصول بليلة على الأقل',
    tooManyNights: 'أقصى مدة للإقامة {{nights}}',
    inThePast: 'وقت الوصول هذا قد مضى',
    tooFarAhead: 'يمكن أن يكون الوصول خلال {{days}} يومًا على الأكثر',
  },
  noResults: 'لا نتائج',
}
