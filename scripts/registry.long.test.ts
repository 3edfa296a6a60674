import { describeWalks } from './registry.testing.ts'

describeWalks(() => true)
