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
    summary: '{{rooms}}، {{guests}}',
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
    tooManyNights: {
      zero: 'أقصى مدة للحجز {{n}} ليلة',
      one: 'أقصى مدة للحجز ليلة واحدة',
      two: 'أقصى مدة للحجز ليلتان',
      few: 'أقصى مدة للحجز {{n}} ليالٍ',
      many: 'أقصى مدة للحجز {{n}} ليلة',
      other: 'أقصى مدة للحجز {{n}} ليلة',
    },
    inThePast: 'وقت الوصول هذا قد مضى',
    hourPassed: 'لقد مضت الساعة {{passed}} في وجهتك. أصبح تسجيل الوصول في الساعة {{hour}}.',
    saves: 'أقل بنسبة {{percent}} لليلة واحدة',
    marks: 'تُخصم النسب من سعر ليلة واحدة.',
    tooFarAhead: {
      zero: 'يمكنك الحجز قبل الموعد بـ{{n}} يوم على الأكثر',
      one: 'يمكنك الحجز قبل الموعد بيوم واحد على الأكثر',
      two: 'يمكنك الحجز قبل الموعد بيومين على الأكثر',
      few: 'يمكنك الحجز قبل الموعد بـ{{n}} أيام على الأكثر',
      many: 'يمكنك الحجز قبل الموعد بـ{{n}} يومًا على الأكثر',
      other: 'يمكنك الحجز قبل الموعد بـ{{n}} يوم على الأكثر',
    },
  },
  noResults: 'لا توجد نتائج',
}
