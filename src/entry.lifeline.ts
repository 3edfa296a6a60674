import { holdLifeline } from '#src/app/lost/lifeline.ts'

holdLifeline()
