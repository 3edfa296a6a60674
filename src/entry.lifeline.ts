import { keepWhatIsEarly } from '#src/app/lost/early.ts'
import { holdLifeline } from '#src/app/lost/lifeline.ts'
import { keepOwnCurrency } from '#src/app/lost/ownCurrency.ts'

holdLifeline()
keepWhatIsEarly()
keepOwnCurrency()
