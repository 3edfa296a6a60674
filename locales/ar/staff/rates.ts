import type { ArabicStaffTexts } from '#locales/shape.ts'

export const rates: ArabicStaffTexts['rates'] = {
  title: 'عرض لغرفة',
  purpose: 'يحمّل سعر غرفة واحدة بساعاتها وشروطها، ويحسبه من جديد لساعات أخرى أو لرمز ترويجي أو لرصيد.',
  states: {
    idle: 'لا عرض مفتوح',
    loading: 'جارٍ تحميل العرض',
    'loading.fresh': 'بدأ للتو',
    'loading.slow': 'يطول',
    'loading.stuck': 'طال كثيرًا',
    loaded: 'العرض ظاهر',
    failed: 'لم يصل العرض',
    gone: 'لم تعد الغرفة متاحة',
    expired: 'انتهت صلاحية العرض',
  },
  about: {
    'loading.slow': 'يُقال للنزيل إن الأمر يطول أكثر من المعتاد.',
    'loading.stuck': 'يُعرض على النزيل أن يحمّله من جديد.',
    gone: 'حجز شخص آخر الغرفة الأخيرة من هذه الفئة.',
    expired: 'يُحتفظ بالعرض ساعة واحدة. يجب اختيار الغرفة من جديد.',
  },
  events: {
    'loyalty.change': 'تغيير الرمز الترويجي أو الرصيد',
    'offer.close': 'إغلاق العرض',
    'offer.open': 'فتح عرض',
    'offer.refresh': 'حساب السعر من جديد',
    'variant.choose': 'اختيار ساعات أخرى',
  },
  guards: {
    hasOffer: 'العرض معروف من قبل',
    isExpired: 'انتهت صلاحية العرض',
    isGone: 'لم تعد الغرفة متاحة',
  },
  ports: { loadOffer: 'تحميل العرض' },
  delays: {},
  faces: {
    face: {
      name: 'النافذة',
      values: {
        idle: 'لا شيء',
        loading: 'جارٍ التحميل…',
        slow: 'يطول',
        stuck: 'طال كثيرًا، ويُعرض طريق آخر',
        refreshing: 'يُحسب السعر من جديد',
        loaded: 'العرض',
        failed: 'لم يصل العرض',
        gone: 'لم تعد الغرفة متاحة',
        expired: 'انتهت صلاحية العرض',
      },
    },
    trouble: {
      name: 'مشكلة',
      values: { none: 'لا شيء', offline: 'لا اتصال', told: 'قيل ما حدث' },
    },
  },
  actions: {
    beginOffer: 'البدء بهذا العرض',
    changeLoyalty: 'تذكّر الرمز الترويجي أو الرصيد',
    chooseVariant: 'تذكّر الساعات المختارة',
    clearOffer: 'نسيان العرض',
    dropOffer: 'التخلّي عن العرض وتذكّر السبب',
    keepLoyalty: 'إبقاء الرمز الترويجي أو الرصيد كما كان',
    rememberOffer: 'تذكّر العرض',
  },
}
