import type { ArabicTexts } from '../shape.ts'

export const validation: ArabicTexts['validation'] = {
  email: 'أدخل بريدًا إلكترونيًا صحيحًا',
  length: 'يرجى التحقق من طول حقل {{field}}',
  min: {
    zero: 'كلمة المرور قصيرة جدًا',
    one: 'الحد الأدنى لكلمة المرور حرف واحد',
    two: 'الحد الأدنى لكلمة المرور حرفان',
    few: 'الحد الأدنى لكلمة المرور {{n}} أحرف',
    many: 'الحد الأدنى لكلمة المرور {{n}} حرفًا',
    other: 'الحد الأدنى لكلمة المرور {{n}} حرف',
  },
  numeric: 'أدخل رقمًا صحيحًا',
  required: 'حقل {{field}} مطلوب',
  phone: 'حقل {{field}} غير صحيح',
  latin: 'يرجى استخدام أحرف لاتينية',
  max: 'حقل {{field}} طويل جدًا',
  regex: 'حقل {{field}} غير صحيح',
}
