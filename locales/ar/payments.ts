import type { ArabicTexts } from '../shape.ts'

export const payments: ArabicTexts['payments'] = {
  intro: 'البطاقات التي حفظتها. تبقى أرقامها لدى شركة البطاقات.',
}
