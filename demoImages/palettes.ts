/** Wall, trim, dark, roof, accent, second accent, plant. */
export type Palette = readonly [string, string, string, string, string, string, string]

export const PALETTES = {
  terracotta: ['#d8906c', '#f6e6d2', '#4a2f2c', '#9a4a35', '#2f7276', '#e8b25c', '#6f8a50'],
  lime: ['#f0e8da', '#fffaf0', '#40506a', '#c4704c', '#2b6ea6', '#e2a24a', '#7a9660'],
  ochre: ['#e2b465', '#fcf1da', '#54402c', '#a6563b', '#7d3242', '#3f7f86', '#7c8c4c'],
  rose: ['#dea59a', '#fcefe7', '#4b3442', '#8c4c54', '#3b6f63', '#e4b866', '#74906a'],
  sage: ['#a9b899', '#f3f0df', '#33443e', '#6f5b4a', '#c8713f', '#e6c88e', '#5f8458'],
  powder: ['#a6bccc', '#f5f1e7', '#2c3c54', '#586074', '#d0694b', '#f0c987', '#6b8c6c'],
  brick: ['#aa5e48', '#e8d2b8', '#2f2b30', '#5a443f', '#d6a64a', '#416a70', '#6b8450'],
  umber: ['#8a5a48', '#e2c9ac', '#2b2628', '#463a38', '#4f8079', '#e0a052', '#6f8656'],
  slate: ['#667080', '#d8d4c8', '#232833', '#3c424e', '#dc8d4c', '#86a8b4', '#6a8a6c'],
  sand: ['#dcc39c', '#faf0dc', '#564434', '#b07a4e', '#a8483a', '#3f7f80', '#80905a'],
  mint: ['#9ecabb', '#f8f5e9', '#2c4a4a', '#4e7a74', '#e2785a', '#f2ce7e', '#5c9066'],
  plum: ['#94707f', '#f1e2da', '#35283a', '#54405a', '#e0a35c', '#6fa39a', '#728c68'],
  stone: ['#bcb2a4', '#eee8dc', '#38383c', '#6a6460', '#b4552f', '#e0b978', '#64885a'],
  coral: ['#eb9a80', '#fff2e6', '#45384c', '#b05f55', '#237f86', '#f6c86a', '#6c9a6a'],
  butter: ['#f2dba2', '#fffaea', '#4f4636', '#b9744c', '#3c7d8c', '#d9654a', '#7c9a5c'],
  ivory: ['#e6dccb', '#fffaf2', '#3a3f4c', '#5f6b76', '#8c3b45', '#c9a35a', '#6d8a64'],
} satisfies Record<string, Palette>
export type PaletteName = keyof typeof PALETTES
