import type { ArabicTexts } from '../shape.ts'
import { checkoutShort } from './checkoutShort.ts'

/** All texts of the checkout, payment included. */
export const checkout: ArabicTexts['checkout'] = {
  ...checkoutShort,
  guest: {
    ...checkoutShort.guest,
    travellers: 'نزلاء سبق أن حجزت لهم',
    newTraveller: 'نزيل جديد',
  },
  payment: {
    ...checkoutShort.payment,
    methods: 'طرق الدفع',
    payWith: 'الدفع عبر {{wallet}}',
    newCard: 'بطاقة جديدة',
    another: 'بطاقة أخرى',
    keep: 'حفظ هذه البطاقة للمرة القادمة',
    keepText: 'فقط إذا نجح الدفع. يحتفظ بها مزوّد خدمة الدفع إلى أن تحذفها.',
    listFailed: 'تعذّر تحميل بطاقاتك المحفوظة. يمكنك الدفع ببطاقة جديدة.',
    cardNumber: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء',
    expiryHint: 'MM / YY',
    cvv: 'رمز الأمان',
    primary: 'الافتراضية',
    invoice: 'فاتورة شهرية',
    invoiceText: 'لا حاجة إلى بطاقة: تُضاف هذه الإقامة إلى كشف حسابك لهذا الشهر.',
    loading: 'جارٍ تحميل نموذج البطاقة…',
    formFailed: 'تعذّر تحميل نموذج البطاقة',
    gone: 'لم تعد هذه البطاقة محفوظة. يُرجى اختيار بطاقة أخرى.',
    overLimit: 'يتجاوز هذا الحجز المبلغ المتبقي لحسابك للحجز بالفاتورة. اختر طريقة دفع أخرى، أو تواصل معنا لرفع الحد.',
    frame: 'حقل آمن: {{name}}',
    sandbox: 'مدفوعات تجريبية',
    sandboxText: 'لن يُخصم أي مبلغ فعليًا. ادفع بالبطاقة {{card}} مع أي تاريخ لاحق وأي رمز.',
  },
  again: {
    title: 'لديك حجز هنا بالفعل',
    text: 'الحجز {{reference}} لنوع الغرفة نفسه، وتتداخل ساعاته مع هذه الإقامة. هل تريد حجز هذه الإقامة أيضًا والدفع مقابل الاثنتين؟',
    accept: 'حجز هذه الإقامة أيضًا',
    see: 'عرض الحجز القائم',
  },
  priceChanged: 'كان السعر {{before}} وأصبح {{now}}. لم يُخصم منك أي مبلغ.',
  newPrice: 'تغيّر السعر',
  newTerms: 'تغيّرت شروط الإلغاء',
  termsBefore: 'سابقًا',
  termsNow: 'الآن',
  notCharged: 'لم يُخصم منك أي مبلغ.',
  refuseChange: 'لا، شكرًا',
  acceptChange: 'المتابعة بسعر {{money}}',
  declined: {
    card: {
      different: 'رُفضت البطاقة ولم يُخصم أي مبلغ.',
      invalid: 'لم تُقبل بيانات البطاقة ولم يُخصم أي مبلغ.',
      verify: 'تعذّر التحقّق من البطاقة ولم يُخصم أي مبلغ.',
      failed: 'لم تتم عملية الدفع ولم يُخصم أي مبلغ.',
    },
  },
  unheard: {
    checking: 'نتحقّق من وصول دفعتك الأخيرة إلينا.',
    text: 'لم تصل إلينا دفعتك الأخيرة.',
    once: 'إذا دفعت مرة أخرى، فلن يُخصم المبلغ إلا مرة واحدة.',
  },
  unsure: {
    title: 'ما زلنا نتحقّق من عملية الدفع',
    text: 'يُرجى عدم الدفع مرة أخرى. تحقّق بعد لحظة: لن تدفع مرتين أبدًا عن الحجز نفسه.',
    retry: 'التحقّق مرة أخرى',
  },
}
