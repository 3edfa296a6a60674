/** SVG path data, stroked on a grid of 20. Separate exports, so each icon is bundled with its users. */
export type IconPath = `M${string}`

export const search = 'M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M13.2 13.2l4 4'
export const pin =
  'M10 17.5s5.5-4.8 5.5-9a5.5 5.5 0 0 0-11 0c0 4.2 5.5 9 5.5 9ZM8.2 8.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0'
export const city = 'M3 17V8h5v9M8 17V3h6v14M14 9h3v8M2 17h16M10.5 6h1M10.5 9h1M10.5 12h1M5 11h1M5 14h1'
export const plane =
  'M10 2.5c.8 0 1.2.9 1.2 2v3.2L17.5 12v1.8l-6.3-2v3.4l1.8 1.4V18l-3-.9-3 .9v-1.4l1.8-1.4v-3.4l-6.3 2V12l6.3-4.3V4.5c0-1.1.4-2 1.2-2Z'
export const island =
  'M9.5 15c-.2-3 0-5.5 1-8M10.5 7c-1.8-1.8-4-1.8-5.5 0M10.5 7C9.5 4.7 7.8 4 6.5 4.3M10.5 7c1.3-1.8 3.3-2.3 5-1.2M10.5 7c2.3-.3 3.8.7 4.3 2.7M2.5 17c1.2 0 1.2-1 2.5-1s1.2 1 2.5 1 1.2-1 2.5-1 1.2 1 2.5 1 1.2-1 2.5-1 1.2 1 2.5 1'
export const landmark = 'M3 7.5 10 3l7 4.5ZM3 16.5h14M5 14V8M8.3 14V8M11.7 14V8M15 14V8M4 14h12'
export const train =
  'M6 3h8a1.5 1.5 0 0 1 1.5 1.5v7A2.5 2.5 0 0 1 13 14H7a2.5 2.5 0 0 1-2.5-2.5v-7A1.5 1.5 0 0 1 6 3ZM4.5 8.5h11M7.5 11.3v.1M12.5 11.3v.1M7 14l-2 3M13 14l2 3'
export const near = 'M5 10a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M10 2v3M10 15v3M2 10h3M15 10h3'
export const calendar =
  'M5 4h10a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2ZM3 8h14M7 2.5V5M13 2.5V5'
export const clock = 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 6v4l2.6 1.6'
export const guests =
  'M4.8 7a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0M2.5 16c0-2.8 2.2-4.6 5-4.6s5 1.8 5 4.6M13 4.6a2.5 2.5 0 0 1 0 4.8M14.6 11.8c1.8.6 2.9 2.1 2.9 4.2'
export const heart = 'M10 16.5S3 12.6 3 7.7A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 7 1.7c0 4.9-7 8.8-7 8.8Z'
export const check = 'M4 10.5l4 4 8-9'
export const lock =
  'M6.5 9h7a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2ZM7 9V6.5a3 3 0 0 1 6 0V9'
export const ask =
  'M3 5.5A2.5 2.5 0 0 1 5.5 3h9A2.5 2.5 0 0 1 17 5.5v6a2.5 2.5 0 0 1-2.5 2.5H9l-4 3v-3.2A2.5 2.5 0 0 1 3 11.5ZM8 7a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6.9M10 11.6v.1'
export const close = 'M5 5l10 10M15 5 5 15'
export const menu = 'M3 6h14M3 10h14M3 14h14'
export const next = 'M8 5l5 5-5 5'
export const prev = 'M12 5l-5 5 5 5'
export const down = 'M5 8l5 5 5-5'
export const plus = 'M10 4.5v11M4.5 10h11'
export const minus = 'M4.5 10h11'
export const globe = 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M3 10h14M10 3c2 2 3 4.3 3 7s-1 5-3 7c-2-2-3-4.3-3-7s1-5 3-7Z'
export const map = 'M3 5l4.7-2 4.6 2L17 3v12l-4.7 2-4.6-2L3 17ZM7.7 3v12M12.3 5v12'
export const tune = 'M3 6h8M15 6h2M3 14h2M9 14h8M11 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 14a2 2 0 1 0 4 0a2 2 0 1 0 -4 0'
export const star = 'M10 2.6l2.2 4.7 5.2.6-3.8 3.5 1 5.1L10 14l-4.6 2.5 1-5.1L2.6 7.9l5.2-.6Z'
export const bed = 'M3 16V5M3 13h14v3M17 13v-2a3 3 0 0 0-3-3H8v5M4.4 9.6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0'
export const wifi = 'M3 8a10 10 0 0 1 14 0M5.7 10.9a6.2 6.2 0 0 1 8.6 0M8.2 13.6a2.6 2.6 0 0 1 3.6 0M10 16v.1'
export const cup = 'M4 7h10v5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4ZM14 8.5h1.3a1.7 1.7 0 0 1 0 3.5H14M7 2.5v2M10.5 2.5v2'
export const gym = 'M2.5 10h15M5 6.5v7M15 6.5v7M7.5 5v10M12.5 5v10'
export const airConditioning = 'M10 3v14M4 6.5l12 7M16 6.5l-12 7'
export const pool =
  'M3 14c1.2 0 1.2 1 2.4 1s1.2-1 2.3-1 1.2 1 2.3 1 1.2-1 2.4-1 1.1 1 2.3 1 1.2-1 2.3-1M7 12V5a2 2 0 0 1 3.5-1.3M12.5 12V5A2 2 0 0 1 16 3.7M7 8h5.5'
export const size = 'M4 8V4h4M16 12v4h-4M4 4l5 5M16 16l-5-5'
export const card =
  'M4.5 4.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2ZM2.5 8.5h15M5.5 12.5h3'
export const document = 'M5 2.5h7L15.5 6v11.5H5ZM12 2.5V6h3.5M7.5 10h5M7.5 13h5'
export const gift =
  'M4.5 8h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-6a1.5 1.5 0 0 1 1.5 -1.5ZM3 12h14M10 8v9M10 8S6 7.6 6 5.4C6 3 9.6 3.6 10 8Zm0 0s4-.4 4-2.6C14 3 10.4 3.6 10 8Z'
export const coin =
  'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M12.2 7.4c-.5-.7-1.3-1-2.2-1-1.3 0-2.3.6-2.3 1.7 0 2.6 4.7 1.2 4.7 3.8 0 1.1-1.1 1.7-2.4 1.7-1 0-1.9-.4-2.4-1.1M10 5v1.4M10 13.6V15'
export const copy =
  'M9 7h6a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2ZM13 7V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h2'
export const info = 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 9.2v4.3M10 6.5v.1'
export const warning = 'M10 3 2.5 16.5h15ZM10 8v4M10 14.2v.1'
export const offline =
  'M3 3l14 14M3 8a10 10 0 0 1 3.7-2.3M10 5c2.6 0 5.1 1 7 3M5.7 10.9A6.2 6.2 0 0 1 8.4 9.3M8.2 13.6a2.6 2.6 0 0 1 3.6 0M10 16v.1'
export const sort = 'M6 4v12M6 16l-3-3M6 16l3-3M14 16V4M14 4l-3 3M14 4l3 3'
export const phone =
  'M4 3.5h3l1.5 4-2 1.5a9 9 0 0 0 4.5 4.5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.6 1.5A13.5 13.5 0 0 1 2.5 5.1 1.5 1.5 0 0 1 4 3.5Z'
export const mail = 'M4.5 4.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2ZM3 6l7 5.5L17 6'
export const eye =
  'M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10ZM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0'
export const user = 'M6.8 7a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M3.8 17c.4-3.3 2.9-5.2 6.2-5.2s5.8 1.9 6.2 5.2'
export const save = 'M10 3v8.5M6.5 8.5 10 12l3.5-3.5M3.5 12.5v4h13v-4'
export const share = 'M10 12V3M7 5.5 10 3l3 2.5M5 9H4v8h12V9h-1'
export const grid =
  'M4 3h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1ZM12 3h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1ZM4 11h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1ZM12 11h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1Z'
export const bolt = 'M11 2.5 4 11.5h5l-1 6 7-9h-5Z'
export const retry = 'M16 10a6 6 0 1 1-1.8-4.3M16 3v3.5h-3.5'
export const logOut = 'M8 3.5H4v13h4M12 6l4 4-4 4M16 10H8'
export const pen = 'M4 13.5l8.5-8.5 2.5 2.5L6.5 16H4Z'
export const trash = 'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.8 11h7.4l.8-11'
export const family =
  'M4.5 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M3 16c0-3 1.6-5 4-5s4 2 4 5M12.2 9a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M11.8 16c0-2.2.8-3.4 2.2-3.4s2.6 1.2 2.6 3.4'
