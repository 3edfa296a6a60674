import type { ArabicStaffTexts } from '#locales/shape.ts'

export const cancelling: ArabicStaffTexts['cancelling'] = {
  title: 'إلغاء حجز',
  purpose: 'يُري النزيل المبلغ المسترد، ولا يلغي إلا مقابل هذا المبلغ بعينه.',
  states: {
    closed: 'النافذة مغلقة',
    previewing: 'جارٍ حساب المبلغ المسترد',
    asking: 'سؤال النزيل',
    cancelling: 'جارٍ الإلغاء',
    unsure: 'لا يُعرف هل أُلغي',
    failed: 'لم يصل المبلغ المسترد',
    refused: 'لا يمكن إلغاؤه',
    done: 'أُلغي',
  },
  about: {
    asking: 'يرى النزيل المبلغ المسترد بدقة، فيوافق أو لا يوافق.',
    cancelling: 'لا مخرج إلا بجواب: ما هو في طريقه لا يُنسى. وإن تأخّر يمكن طلبه من جديد، وذلك آمن.',
    unsure: 'إعادة السؤال آمنة: لا يُلغى الحجز إلا مرة واحدة.',
    refused: 'لم يعد إلغاء هذا الحجز ممكنًا.',
  },
  events: {
    'cancel.close': 'إغلاق النافذة',
    'cancel.confirm': 'تأكيد الإلغاء مقابل هذا المبلغ',
    'cancel.open': 'الضغط على إلغاء الحجز',
    'cancel.retry': 'محاولة أخرى',
  },
  guards: {
    isAskedBack: 'تغيّر المبلغ المسترد',
    isCancelledAlready: 'أُلغي من قبل',
    isPossible: 'يمكن إلغاؤه',
    isUnsure: 'النتيجة غير معروفة',
  },
  ports: { cancelBooking: 'إلغاء الحجز', loadPreview: 'حساب المبلغ المسترد' },
  delays: {},
  faces: {
    face: {
      name: 'النافذة',
      values: {
        closed: 'لا شيء',
        previewing: 'جارٍ الحساب…',
        asking: 'سؤال مع المبلغ المسترد',
        cancelling: 'جارٍ الإلغاء…',
        unsure: 'لا نعرف بعد',
        failed: 'لم يصل المبلغ المسترد',
        refused: 'لا يمكن إلغاؤه',
        done: 'أُلغي',
      },
    },
    isAskedAgain: {
      name: 'تغيّر المبلغ المسترد',
      values: { no: 'لا', yes: 'نعم' },
    },
    obstacle: {
      name: 'لماذا لا',
      values: {
        none: 'بلا سبب',
        notRefundable: 'غير قابل للاسترداد',
        tooLate: 'انقضى الموعد النهائي',
        status: 'ليس حجزًا يمكن إلغاؤه',
      },
    },
    trouble: {
      name: 'مشكلة',
      values: { none: 'لا شيء', offline: 'لا اتصال', told: 'قيل ما حدث' },
    },
  },
  actions: {
    acceptRefund: 'تدوين موافقة النزيل',
    announce: 'الإبلاغ بأن الحجز أُلغي',
    beginCancelling: 'البدء بهذا الحجز',
    forget: 'نسيان الحجز',
    keepTold: 'تذكّر المبلغ الذي قيل للنزيل',
    rememberPreview: 'تذكّر المبلغ المحسوب',
    rememberRefund: 'تذكّر ما أُعيد',
  },
}
