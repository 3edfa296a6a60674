import type { HebrewTexts } from '../shape.ts'
import { favoritesShort } from './favoritesShort.ts'

export const favorites: HebrewTexts['favorites'] = {
  ...favoritesShort,
  count: { one: 'מלון אחד שמור', two: 'שני מלונות שמורים', other: '{{n}} מלונות שמורים' },
  here: 'נשמרו בדפדפן הזה בלבד. אחרי התחברות הם יישמרו בכל המכשירים שלכם.',
  letGo: 'הוסר. לחיצה על הלב תשמור אותו שוב.',
  empty: {
    title: 'אין עדיין מועדפים',
    text: 'לחצו על הלב שליד מלון כדי לשמור אותו כאן.',
  },
  failed: { title: 'לא הצלחנו לטעון את המועדפים', text: 'התקלה אצלנו, לא אצלכם. המועדפים שמורים.' },
  offline: 'המועדפים יופיעו כשהחיבור לאינטרנט יחזור.',
}
