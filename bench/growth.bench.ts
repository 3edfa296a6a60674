import { runBuilt } from './built.ts'
import type { Figure } from './figure.ts'

const SIZES = ['5000', '50000', '200000']

/**
 * What the catalogue costs as it grows, each size in a process of its own. The aims: a city costs the same however many others there are;
 * nothing is looked at for longer than a guest would notice of somebody else's search; 200,000 hotels fit a machine of 4 GB.
 */
export const benchGrowth = async (): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const size of SIZES) figures.push(...(await runBuilt('growth', size)))
  return figures
}
