import type { ChartLayout } from '#machines/kit/chart/chartLayout.ts'
import { buildChartModel } from '#machines/kit/chart/chartModel.ts'
import { chartText } from '#machines/kit/chart/chartText.ts'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'

export const toyChart = buildChartModel(toySpec, [])

/** The names of the machine as they are. */
export const toyText = chartText(
  'toy',
  { states: {}, events: {}, guards: {}, ports: {}, delays: {}, actions: {}, viewStates: {} },
  {
    asks: 'asks: {{what}}',
    after: 'after {{seconds}} s',
    atOnce: 'at once',
    ended: 'all done',
    otherwise: 'otherwise',
    noEffect: '{{what}}: no effect',
  },
)

/** As `scripts/machines/layout.ts` lays the toy machine out. */
export const toyLayout: ChartLayout = {
  width: 632,
  height: 558,
  boxes: [
    { id: 'toy', x: 12, y: 12, width: 608, height: 534 },
    { id: 'toy.pot', x: 26, y: 52, width: 333, height: 480 },
    { id: 'toy.pot.empty', x: 102, y: 128, width: 94, height: 64 },
    { id: 'toy.pot.brewing', x: 216, y: 270, width: 102, height: 48 },
    { id: 'toy.pot.pouring', x: 107, y: 392, width: 99, height: 26 },
    { id: 'toy.pot.cooling', x: 40, y: 492, width: 96, height: 26 },
    { id: 'toy.lamp', x: 381, y: 184, width: 225, height: 216 },
    { id: 'toy.lamp.off', x: 403, y: 260, width: 78, height: 26 },
    { id: 'toy.lamp.on', x: 404, y: 360, width: 75, height: 26 },
  ],
  lines: [
    {
      id: 'toy.pot.empty → toy.pot.brewing',
      points: [
        [177, 192],
        [177, 202],
        [284, 202],
        [284, 270],
      ],
      label: [223, 222, 122, 22],
    },
    {
      id: 'toy.pot.brewing → toy.pot.pouring',
      points: [
        [267, 318],
        [267, 376],
        [173, 376],
        [173, 392],
      ],
      label: [242, 344, 50, 22],
    },
    {
      id: 'toy.pot.brewing → toy.pot.empty',
      points: [
        [250, 270],
        [250, 254],
        [178, 254],
        [178, 212],
        [158, 212],
        [158, 192],
      ],
      label: [153, 222, 50, 22],
    },
    {
      id: 'toy.pot.pouring → toy.pot.cooling',
      points: [
        [157, 418],
        [157, 476],
        [104, 476],
        [104, 492],
      ],
      label: [92, 444, 129, 22],
    },
    {
      id: 'toy.pot.pouring → toy.pot.empty',
      points: [
        [140, 392],
        [140, 192],
      ],
      label: [85, 283, 109, 22],
    },
    {
      id: 'toy.pot.cooling → toy.pot.empty',
      points: [
        [72, 492],
        [72, 202],
        [121, 202],
        [121, 192],
      ],
      label: [44, 344, 55, 22],
    },
    {
      id: 'toy.lamp.off → toy.lamp.on',
      points: [
        [455, 286],
        [455, 296],
        [532, 296],
        [532, 344],
        [454, 344],
        [454, 360],
      ],
      label: [472, 312, 120, 22],
    },
    {
      id: 'toy.lamp.on → toy.lamp.off',
      points: [
        [429, 360],
        [429, 286],
      ],
      label: [395, 312, 68, 22],
    },
  ],
  starts: [
    {
      id: 'toy.pot',
      dot: [149, 97],
      points: [
        [149, 102],
        [149, 128],
      ],
    },
    {
      id: 'toy.lamp',
      dot: [442, 229],
      points: [
        [442, 234],
        [442, 260],
      ],
    },
  ],
}
