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
  perNight: '{{money}} في الليلة',
  perNightForRooms: {
    zero: '{{money}} في الليلة',
    one: '{{money}} في الليلة لغرفة واحدة',
    two: '{{money}} في الليلة لغرفتين',
    few: '{{money}} في الليلة مقابل {{n}} غرف',
    many: '{{money}} في الليلة مقابل {{n}} غرفة',
    other: '{{money}} في الليلة مقابل {{n}} غرفة',
  },
  nightWithout: {
    taxes: 'قبل الضرائب',
    fewer: 'قبل الضرائب والخصم على الساعات التي لا تحتاجها',
    more: 'قبل الضرائب والساعات الإضافية',
    fewerAndMore: 'قبل الضرائب والساعات الإضافية والخصم على الساعات التي لا تحتاجها',
  },
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
  stay: {
    ...firstCommon.stay,
    nightBefore: '{{hour}} — الليلة السابقة؟',
    nightBeforeYes: 'نعم، {{day}}، {{hour}}',
  },
}
