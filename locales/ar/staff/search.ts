import type { ArabicStaffTexts } from '#locales/shape.ts'

export const search: ArabicStaffTexts['search'] = {
  title: 'البحث عن فنادق',
  purpose: 'يجد الفنادق لوجهة وإقامة، ويُبقي القائمة وعنوان الصفحة متوافقين.',
  states: {
    idle: 'لا بحث بعد',
    loading: 'جارٍ البحث',
    'loading.fresh': 'بدأ للتو',
    'loading.slow': 'يطول',
    'loading.stuck': 'طال كثيرًا',
    loaded: 'الفنادق معروفة',
    failed: 'فشل البحث',
  },
  about: {
    'loading.slow': 'يُقال للنزيل إن الأمر يطول أكثر من المعتاد.',
    'loading.stuck': 'يُعرض على النزيل أن يبحث من جديد.',
  },
  events: {
    'filters.change': 'تغيير عامل تصفية',
    'filters.clear': 'مسح كل عوامل التصفية',
    left: 'الخروج من النتائج',
    'more.show': 'عرض فنادق أخرى',
    'name.change': 'كتابة اسم فندق',
    'search.cancel': 'إلغاء البحث',
    'search.retry': 'البحث من جديد',
    'search.start': 'الضغط على بحث',
    'sort.change': 'ترتيب آخر',
    'url.changed': 'تغيّر عنوان الصفحة',
  },
  guards: {
    hasMore: 'هناك فنادق أخرى',
    isOtherSearch: 'فيه بحث آخر',
  },
  ports: { loadHotels: 'البحث عن فنادق' },
  delays: {},
  faces: {
    face: {
      name: 'الصفحة',
      values: {
        idle: 'قبل البحث',
        loading: 'جارٍ البحث…',
        slow: 'يطول',
        stuck: 'طال كثيرًا، ويُعرض طريق آخر',
        failed: 'فشل البحث',
        refused: 'بحث غير ممكن',
        empty: 'لا فنادق',
        list: 'قائمة فنادق',
      },
    },
    trouble: {
      name: 'مشكلة',
      values: { none: 'لا شيء', offline: 'لا اتصال', told: 'قيل ما حدث' },
    },
  },
  actions: {
    beginWithFirstPage: 'العودة إلى بداية القائمة',
    changeFilters: 'تغيير عوامل التصفية',
    changeName: 'أخذ الاسم',
    changeSort: 'تغيير الترتيب',
    clearFilters: 'مسح عوامل التصفية',
    clearResults: 'نسيان ما وُجد',
    navigate: 'إظهاره في عنوان الصفحة',
    rememberCount: 'تذكّر عدد ما وُجد',
    rememberCriteria: 'تذكّر ما يُبحث عنه',
    rememberView: 'أخذ الترتيب وطول القائمة من العنوان',
    showMore: 'إظهار جزء آخر من القائمة',
  },
}
