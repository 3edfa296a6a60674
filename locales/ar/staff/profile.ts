import type { ArabicStaffTexts } from '#locales/shape.ts'

export const profile: ArabicStaffTexts['profile'] = {
  title: 'إعدادات الملف الشخصي',
  purpose: 'يحفظ اسم النزيل وهاتفه ولغته، كلًّا على حدة، ويسلّم كل ما هو محفوظ عنه.',
  states: {
    idle: 'النموذج ظاهر',
    saving: 'جارٍ الحفظ',
    'saving.asWritten': 'كما كُتب',
    'saving.overtaken': 'كُتب غيره أثناء الحفظ',
    'saving.again': 'يُحفَظ مجددًا بعد ذلك',
    exporting: 'جارٍ إعداد الملف',
  },
  about: { exporting: 'كل ما هو محفوظ عن النزيل، في ملف واحد.' },
  events: {
    'data.export': 'طلب كل البيانات',
    'guest.change': 'نزيل آخر، أو لا أحد',
    'section.edit': 'الكتابة في النموذج',
    'section.save': 'حفظ قسم',
  },
  guards: {
    isBeingSaved: 'هذا ما يُحفظ الآن',
    isAskedAgain: 'طُلب ذلك مجددًا في الأثناء',
    isOvertaken: 'كُتب غيره أثناء الحفظ',
  },
  ports: { exportData: 'تسليم كل البيانات', saveProfile: 'حفظ الملف الشخصي' },
  delays: {},
  faces: {
    names: {
      name: 'الاسم',
      values: { still: 'لا شيء', busy: 'جارٍ الحفظ…', done: 'حُفظ', failed: 'لم يُحفظ' },
    },
    phone: {
      name: 'الهاتف',
      values: { still: 'لا شيء', busy: 'جارٍ الحفظ…', done: 'حُفظ', failed: 'لم يُحفظ' },
    },
    language: {
      name: 'اللغة',
      values: { still: 'لا شيء', busy: 'جارٍ الحفظ…', done: 'حُفظ', failed: 'لم يُحفظ' },
    },
    export: {
      name: 'كل البيانات',
      values: { still: 'لا شيء', busy: 'قيد الإعداد', done: 'سُلّمت', failed: 'لم تُسلَّم' },
    },
  },
  actions: {
    forget: 'نسيان ما قيل عن المحاولة الأخيرة',
    rememberDone: 'تدوين أنه تم',
    rememberExport: 'تدوين أن كل البيانات طُلبت',
    rememberSave: 'تذكّر ما يجب حفظه',
    rememberUnlessOfField: 'تذكُّر السبب، ما لم يتعلق بحقل تغيّر منذ ذلك',
  },
}
