import type { ArabicTexts } from '../shape.ts'
import type { firstErrors as english } from '../en/firstErrors.ts'

export const firstErrors: Pick<ArabicTexts['errors'], keyof typeof english> = {
  notFoundTitle: '404 غير موجود',
  notFound: 'غير موجود',
  pageNotFound: 'تعذّر العثور على هذه الصفحة',
  pageCannotBeFound: 'لم نعثر على الصفحة التي تبحث عنها.',
  goHome: 'العودة إلى الصفحة الرئيسية',
  status: 'خطأ {{status}}',
  somethingWrong: 'عذرًا! حدث خطأ ما',
  refreshOrSupport: 'حدّث الصفحة. إذا تكرر ذلك، تواصل مع الدعم.',
}
