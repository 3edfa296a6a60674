import { N } from '#src/ui/N.tsx'
import { useWords } from './I18nContext.tsx'

/** US dollars in the guest's currency; `exact` as they are charged, in US dollars to the cent. */
export const Money = ({ dollars, exact = false }: { dollars: number; exact?: boolean }) => {
  const words = useWords()
  return <N direction="auto">{exact ? words.exactMoney(dollars) : words.money(dollars)}</N>
}
