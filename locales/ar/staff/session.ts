import type { ArabicStaffTexts } from '#locales/shape.ts'

export const session: ArabicStaffTexts['session'] = {
  title: 'الجلسة',
  purpose: 'تعرف لمن الجلسة في هذه الصفحة، ومتى يجوز إعلان ذلك: كل تغيير مرة واحدة.',
  states: {
    unknown: 'لم يُسأل بعد',
    restoring: 'جارٍ تحميل مزوّد الهوية',
    opened: 'في انتظار المزوّد',
    named: 'أجاب المزوّد',
    nobody: 'لا أحد سجّل الدخول',
    somebody: 'هناك من سجّل الدخول',
  },
  about: {
    unknown: 'لم يُسأل مزوّد الهوية، أو لم يكن سؤاله ممكنًا.',
    opened: 'يقول المزوّد من تلقاء نفسه لمن الجلسة المحفوظة.',
    named: 'سمّى المزوّد نزيلًا، أو قال إنه لا أحد. ويُعلن ذلك حالما لا يؤخّره تسجيل دخول جارٍ.',
  },
  events: {
    'provider.said': 'المزوّد يقول من سجّل الدخول',
    'session.ask': 'صفحة تسأل من سجّل الدخول',
    'signIn.began': 'بدء تسجيل دخول',
    'signIn.failed': 'فشل تسجيل دخول',
    'signIn.succeeded': 'نجاح تسجيل دخول',
    'window.opened': 'فتح نافذة مزوّد',
    'window.settled': 'انتهاء نافذة مزوّد',
  },
  guards: {
    hasWindow: 'ما زالت نافذة مفتوحة',
    isNobodyDue: 'لا أحد، ولا تسجيل دخول جارٍ',
    isSigningIn: 'هناك تسجيل دخول جارٍ',
    isSomebodyDue: 'نزيل، ولا تسجيل دخول جارٍ',
    mustAsk: 'ربما حُفظت جلسة',
  },
  ports: { openProvider: 'تحميل مزوّد الهوية' },
  delays: {},
  faces: {
    hasSession: {
      name: 'جلسة',
      values: { no: 'لا', yes: 'نعم' },
    },
  },
  actions: {
    beginSignIn: 'عدّ تسجيل دخول جارٍ إضافي',
    endSignIn: 'إنقاص تسجيلات الدخول الجارية بواحد',
    note: 'تدوين ما قاله المزوّد',
    openWindow: 'عدّ نافذة مفتوحة إضافية',
    settleWindow: 'إنقاص النوافذ المفتوحة بواحدة',
    tell: 'الإبلاغ بمن سجّل الدخول',
    tellNobody: 'الإبلاغ بأن لا أحد سجّل الدخول',
    trust: 'صار هذا النزيل معروفًا',
  },
}
