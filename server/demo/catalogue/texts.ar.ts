import { create } from 'superstruct'
import { CLOCK_TEXT } from '#locales/kit/clockText.ts'
import { isolate } from '#locales/kit/isolate.ts'
import written from './data/sentences.ar.json' with { type: 'json' }
import { Sentences, type CatalogueTexts } from './texts.types.ts'

/** Hotels write 24 hours; pages in English rewrite them. */
const { hour } = CLOCK_TEXT.h23

/** In Arabic, 1 and 2 are words; 3 to 10 take the plural, also after a hundred; all others take the singular. */
const counted = (count: number, one: string, two: string, few: string, many: string): string => {
  if (count === 1) return one
  if (count === 2) return two
  return count % 100 >= 3 && count % 100 <= 10 ? `${count} ${few}` : `${count} ${many}`
}

const STARS = (stars: number): string => counted(stars, 'نجمة واحدة', 'نجمتين', 'نجوم', 'نجمة')
const ROOMS = (rooms: number): string => counted(rooms, 'غرفة واحدة', 'غرفتين', 'غرف', 'غرفة')
const DOLLARS = (dollars: number): string =>
  counted(dollars, 'دولار أمريكي واحد', 'دولارين أمريكيين', 'دولارات أمريكية', 'دولارًا أمريكيًا')

const { room, review, ...rest } = create(written, Sentences)

export const AR: CatalogueTexts = {
  ...rest,
  address: (number, street, district, city) => `${street} ${number}، ${district}، ${city}`,
  opening: [
    ({ name, stars, district, city }) => `${name} مكان إقامة من فئة ${STARS(stars)} في ${district}، ${city}.`,
    ({ name, district, city, stars }) =>
      `في ${district}، أحد أكثر أحياء ${city} حيوية، تجد ${name} وراحة من فئة ${STARS(stars)}.`,
    ({ name, district, city }) =>
      `${name} على شارع جانبي هادئ في ${district}، وعلى بعد مسافة قصيرة سيرًا من أجمل ما في ${city}.`,
    ({ name, stars, city, district }) =>
      `عنوان من فئة ${STARS(stars)} له طابعه الخاص: ${name} في ${district} نقطة انطلاق جيدة لاكتشاف ${city}.`,
    ({ name, district, city }) =>
      `ما إن تخرج من ${name} حتى تجد نفسك في قلب ${district}، ومن هنا يسهل الوصول إلى سائر أنحاء ${city}.`,
    ({ name, stars, district, city }) =>
      `بين المقاهي والمتاجر الصغيرة في ${district}، ${city}، تجد ${name}، وهو مكان إقامة من فئة ${STARS(stars)} يناسب الزيارات القصيرة والطويلة.`,
  ],
  rooms: [
    ({ rooms }) => `يضم المكان ${ROOMS(rooms)}، ولكل غرفة حمام خاص.`,
    ({ rooms }) => `يضم الفندق ${ROOMS(rooms)} إجمالًا، وكلها هادئة وحسنة الإضاءة.`,
    ({ rooms }) => `هناك ${ROOMS(rooms)}، بأسرّة متينة وستائر تحجب الضوء فعلًا.`,
  ],
  room: {
    ...room,
    measures: [
      (size, beds) => `المساحة ${size} م² مع ${beds}.`,
      (size, beds) => `تبلغ المساحة ${size} م²، مع ${beds}.`,
      (size, beds) => `غرفة مساحتها ${size} م² مع ${beds}.`,
    ],
    and: (left, right) => `${left} و${right}`,
  },
  review: {
    ...review,
    authors: [
      (city) => `نزيل من ${city}`,
      (city) => `زوجان من ${city}`,
      (city) => `عائلة من ${city}`,
      (city) => `مسافر في رحلة عمل من ${city}`,
    ],
  },
  policies: (facts) => [
    {
      title: 'الوصول ليلًا',
      text:
        facts.deskUntil === null
          ? 'الاستقبال مفتوح في كل ساعة. إذا وصلت الساعة 03:00 فاقرع الجرس، وسيسجّل فريق الليل وصولك. غرفتك محجوزة لك طوال الليل مهما تأخرت.'
          : `الاستقبال مفتوح من الساعة 07:00 إلى ${hour(facts.deskUntil)}. إذا وصلت بعد ذلك، ولو الساعة 03:00، فاتصل قبل الإغلاق بالرقم ${isolate(facts.phone)}: تحصل على رمز الباب، وينتظرك مفتاحك في الاستقبال. غرفتك محجوزة لك طوال الليل.`,
    },
    {
      title: 'عند تسجيل الوصول',
      text: 'أحضر بطاقة هوية تحمل صورتك. تُدفع إقامتك عند الحجز؛ ولا يطلب الفندق إلا بطاقة للخدمات الإضافية مثل الميني بار، ويعيد ما لم يُستخدم من مبلغ التأمين.',
    },
    {
      title: 'الإلغاء',
      text: `الأسعار ذات الإلغاء المجاني يمكن إلغاؤها بلا تكلفة حتى ${counted(facts.cancellationHours, 'ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة')} قبل الوصول. بعد ذلك يُحتسب عليك ثمن الليلة الأولى.`,
    },
    {
      title: 'الأطفال',
      text: facts.family
        ? 'الأطفال من جميع الأعمار مرحب بهم. يقيم الأطفال دون 12 عامًا مجانًا، وتتوفر أسرّة للرضع.'
        : 'الأطفال من جميع الأعمار مرحب بهم. يقيم الأطفال دون 12 عامًا مجانًا في الأسرّة الموجودة.',
    },
    {
      title: 'الحيوانات الأليفة',
      text: facts.pets
        ? facts.petFee > 0
          ? `الحيوانات الأليفة مرحب بها مقابل ${DOLLARS(facts.petFee)} للإقامة.`
          : 'الحيوانات الأليفة مرحب بها مجانًا.'
        : 'لا يُسمح بالحيوانات الأليفة باستثناء كلاب المساعدة.',
    },
    {
      title: 'موقف السيارات',
      text: facts.parking
        ? facts.parkingFee > 0
          ? `تكلفة موقف السيارات في الفندق ${DOLLARS(facts.parkingFee)} في اليوم.`
          : 'موقف السيارات في الفندق مجاني.'
        : 'لا يوجد موقف سيارات خاص بالفندق، وهناك مواقف عامة قريبة.',
    },
    {
      title: 'الفطور',
      text:
        facts.breakfast > 0
          ? `يمكن إضافة الفطور مقابل ${DOLLARS(facts.breakfast)} للشخص في الليلة قبل الضرائب.`
          : 'لا يقدم الفندق الفطور، وهناك عدة مقاهٍ قريبة.',
    },
    {
      title: 'الضرائب والرسوم',
      text:
        facts.taxPercent === '0'
          ? 'لا تُضاف ضرائب إلى هذه الإقامة.'
          : `الضرائب والرسوم بنسبة ${facts.taxPercent}\u200e%\u200e مشمولة في الإجمالي الذي تراه. لا يُضاف شيء في الفندق.`,
    },
    {
      title: 'ساعات الهدوء',
      text: `يُرجى الحفاظ على الهدوء بين الساعة ${hour(facts.quietFrom)} والساعة ${hour(facts.quietUntil)}.`,
    },
    { title: 'التدخين', text: 'التدخين ممنوع داخل المبنى.' },
    {
      title: 'سهولة الوصول',
      text: facts.accessible
        ? 'في الفندق مصعد ومدخل بلا درجات وغرف ميسّرة الوصول.'
        : 'هناك درجات عند المدخل. يُرجى التواصل مع الفندق إذا احتجت إلى مدخل بلا درجات.',
    },
  ],
}
