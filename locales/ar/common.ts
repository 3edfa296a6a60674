import type { ArabicTexts } from '../shape.ts'
import { firstCommon } from './firstCommon.ts'

export const common: ArabicTexts['common'] = {
  ...firstCommon,
  done: 'تم',
  loading: 'جارٍ التحميل…',
  offline: 'أنت غير متصل بالإنترنت',
  waiting: {
    slow: 'يستغرق هذا وقتًا أطول من المعتاد. ما زلنا نعمل على ذلك.',
    stuck: 'لم يصل رد بعد. يمكنك الانتظار أو إعادة المحاولة.',
  },
  perNight: '{{money}} في الليلة قبل الضرائب',
  adults: {
    zero: 'بلا بالغين',
    one: 'بالغ واحد',
    two: 'بالغان',
    few: '{{n}} بالغين',
    many: '{{n}} بالغًا',
    other: '{{n}} بالغ',
  },
  children: {
    zero: 'بلا أطفال',
    one: 'طفل واحد',
    two: 'طفلان',
    few: '{{n}} أطفال',
    many: '{{n}} طفلًا',
    other: '{{n}} طفل',
  },
}
