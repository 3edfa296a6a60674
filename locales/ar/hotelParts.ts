import type { ArabicTexts } from '../shape.ts'

export const hotelParts: ArabicTexts['hotelParts'] = {
  board: {
    label: 'السعر الإجمالي بحسب ساعة الوصول وساعة المغادرة',
    checkIn: 'ساعة الوصول',
    checkOut: 'ساعة المغادرة',
    summary:
      'الصفوف ساعات الوصول، والأعمدة ساعات المغادرة. أرخص إقامة من {{cheapIn}} إلى {{cheapOut}} بسعر {{cheapest}}.',
    full: 'لا توجد غرفة متاحة في هذه التواريخ لأي ساعتين.',
    guaranteedUntil: 'أكثر الساعات المضمونة: من {{from}} إلى {{until}}.',
    square: 'من {{from}} إلى {{until}}: {{money}}، {{kind}}',
    squareFull: 'من {{from}} إلى {{until}}: غير متاح',
    kind: {
      guaranteed: 'مضمون',
      asked: 'عند الطلب',
      cheaper: 'أرخص',
      standard: 'الساعات المعتادة',
      impossible: 'غير متاح',
    },
    legend: {
      guaranteed: 'ساعات أكثر، مضمونة',
      asked: 'ساعات أكثر، عند الطلب',
      cheaper: 'ساعات أقل بسعر أقل',
      standard: 'الساعات المعتادة',
      impossible: 'لا توجد غرفة متاحة',
      mine: 'ساعاتك',
      cheapest: 'الأرخص',
      longest: 'أكثر الساعات المضمونة',
    },
    hours: '{{from}} ← {{until}}',
    more: 'أكثر بمبلغ {{money}} من الساعات المعتادة',
    less: 'أقل بمبلغ {{money}} من الساعات المعتادة',
    same: 'السعر نفسه كالساعات المعتادة',
    none: 'لا توجد غرفة متاحة في هذه الساعات',
    noneText: 'جرّب وصولًا متأخرًا أو مغادرة مبكرة.',
    use: 'استخدام هذه الساعات',
    mine: 'هذه ساعاتك',
    used: 'ساعاتك الآن من {{from}} إلى {{until}}.',
    trades: 'صفقات جيدة',
    trade: {
      cheapest: 'الأرخص',
      longest: 'أكثر الساعات المضمونة',
      standard: 'الساعات المعتادة',
    },
  },
}
