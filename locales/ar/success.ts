import type { ArabicTexts } from '../shape.ts'

export const success: ArabicTexts['success'] = {
  title: 'تم حجز إقامتك',
  titleAsked: 'تم حجز غرفتك، وساعاتك عند الطلب',
  titleOver: 'انتهت إقامتك',
  titleCanceled: 'هذا الحجز ملغى',
  titleRejected: 'لم يُقبل حجزك',
  sent: 'أُرسل طلبك إلى الفندق',
  silence: 'عدم الرد حتى ذلك الموعد يُعد رفضًا.',
  mailed: 'سنرسل إليك الرد بالبريد الإلكتروني.',
  next: 'ماذا بعد؟',
  mail: 'التأكيد في طريقه إلى {{email}}.',
  mailBoth: 'التأكيد في طريقه إلى {{email}} وإلى {{guest}}.',
  answerOne: 'يرد الفندق على سعرك المقترح {{money}} قبل',
  answerBoth: 'يرد الفندق على سعريك المقترحين {{checkIn}} و{{checkOut}} قبل',
  checkIn: 'في الفندق، اذكر اسمك ورقم الحجز. الغرفة لك ابتداءً من {{when}}.',
  checkOut: 'المغادرة حتى {{when}}.',
  see: 'عرض الحجز',
  shared: '{{hotel}}: {{from}} إلى {{until}}',
  shareRefused: 'تعذّرت المشاركة هنا. يمكنك إعادة توجيه رسالة التأكيد.',
  loading: 'جارٍ تحميل حجزك…',
  signIn: { title: 'سجّل الدخول لعرض هذا الحجز', text: 'الحجز محفوظ في الحساب الذي أُجري منه.' },
}
