import type { ArabicServerTexts } from '../shape.ts'

export const provider: ArabicServerTexts['provider'] = {
  title: 'تسجيل الدخول عبر {{provider}}',
  notice:
    'هذه صفحة محلية بديلة عن {{provider}}. لا يصل أي شيء مما تفعله هنا إلى {{provider}}: اختر حسابًا أو أنشئ حسابًا وهميًا.',
  choose: 'اختر حسابًا',
  another: 'حساب آخر',
  email: 'البريد الإلكتروني',
  name: 'الاسم الكامل',
  proceed: 'متابعة',
  cancel: 'إلغاء',
  wrongEmail: 'أدخل بريدًا إلكترونيًا صحيحًا',
  wrongName: {
    zero: 'أدخل اسمًا',
    one: 'أدخل اسمًا من حرف واحد',
    two: 'أدخل اسمًا من حرف واحد أو حرفين',
    few: 'أدخل اسمًا من حرف واحد إلى {{n}} أحرف',
    many: 'أدخل اسمًا من حرف واحد إلى {{n}} حرفًا',
    other: 'أدخل اسمًا من حرف واحد إلى {{n}} حرف',
  },
  failed: 'تعذّر ذلك. يُرجى المحاولة مرة أخرى.',
  noOpener: 'هذه النافذة تابعة لنموذج تسجيل الدخول. افتحها من هناك.',
}
