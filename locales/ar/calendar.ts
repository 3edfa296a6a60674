import type { ArabicServerTexts } from '../shape.ts'

export const calendar: ArabicServerTexts['calendar'] = {
  stay: 'إقامة في {{hotel}}',
  reference: 'رقم الحجز: {{reference}}',
  request: 'رقم الطلب: {{number}}',
  costReference: 'مرجع التكلفة: {{reference}}',
  night: 'حُجزت بعد منتصف الليل، لليلة التي بدأت.',
  asked: 'طلبت من الساعة {{checkIn}} إلى الساعة {{checkOut}}. الساعات المحجوزة لك هي ساعات هذا الموعد فقط.',
  agreed: 'الساعات الإضافية متفق عليها مع الفندق، وتصبح مضمونة ابتداءً من {{when}} بتوقيت الفندق.',
}
