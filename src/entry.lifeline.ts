import { keepWhatIsEarly } from '#src/app/lost/early.ts'
import { holdLifeline } from '#src/app/lost/lifeline.ts'

holdLifeline()
keepWhatIsEarly()
