import { runBuilt } from './built.ts'
import type { Figure } from './figure.ts'

const SIZES = ['5000', '50000', '200000']

/**
 * Cost of the catalogue as it grows, each size in its own process. Aims: a city costs the same however many others there are; no
 * search takes so long that another guest notices it; 200,000 hotels fit a machine with 4 GB.
 */
export const benchGrowth = async (): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const size of SIZES) figures.push(...(await runBuilt('growth', size)))
  return figures
}
