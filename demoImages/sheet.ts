import { ink, veil, type Paint, type Rgb } from './colour.ts'
import { fine, num } from './numbers.ts'
import { run, type Point } from './paths.ts'

/** The visible part of a scene, in scene units. */
export interface View {
  left: number
  top: number
  width: number
  height: number
}

type Stop = readonly [offset: number, colour: Paint, opacity?: number]
/** Start and end of a gradient, in scene units. */
export type Box = readonly [x1: number, y1: number, x2: number, y2: number]

interface Stroke {
  opacity?: number
  dash?: string
  cap?: boolean
  fill?: Paint
}

/** Single straight lines enclose no area, so the stroke needs no fill attribute. */
const STRAIGHT = /^(M[-\d. ]+[hvHV][-\d.]+)+$/
/** Placeholder for the id while a definition is compared with earlier ones. */
const ID = '\u0000'

const stopList = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([opacity, paint, alpha]) =>
        `<stop${opacity ? ` offset="${fine(opacity)}"` : ''} stop-color="${veil(paint, alpha)[0]}"/>`,
    )
    .join('')

const isInvisible = (opacity: number | undefined): boolean => opacity !== undefined && opacity < 0.01

/** Level of omitted small details, 0 (none) to 5. */
export type Sparing = 0 | 1 | 2 | 3 | 4 | 5

/** The canvas of one picture. Later shapes cover earlier ones. */
export class Sheet {
  view: View
  body = ''
  readonly sparing: Sparing
  /** Left and right bounds of the backdrop that the house will hide. */
  hidden: Point | null = null
  readonly #prefix: string
  #count = 0
  #defs = ''
  readonly #seen = new Map<string, string>()

  constructor(prefix: string, view: View, sparing: Sparing) {
    this.#prefix = prefix
    this.view = view
    this.sparing = sparing
  }

  id(): string {
    return this.#prefix + (this.#count++).toString(36)
  }

  fill(outline: string, paint: Paint, opacity?: number): void {
    if (!outline || isInvisible(opacity)) return
    const [colour, more] = veil(paint, opacity)
    this.body += `<path fill="${colour}"${more} d="${outline}"/>`
  }

  line(outline: string, paint: Paint, width = 1, { opacity, dash, cap, fill }: Stroke = {}): void {
    if (!outline || isInvisible(opacity)) return
    const [colour, more] = veil(paint, opacity)
    const inside = fill ? ink(fill) : 'none'
    this.body += [
      '<path',
      !fill && STRAIGHT.test(outline) ? '' : ` fill="${inside}"`,
      ` stroke="${colour}"`,
      width === 1 ? '' : ` stroke-width="${num(width)}"`,
      dash ? ` stroke-dasharray="${dash}"` : '',
      cap ? ' stroke-linecap="round"' : '',
      more,
      ` d="${outline}"/>`,
    ].join('')
  }

  /** The id of a definition; equal definitions are written once. */
  define(make: (id: string) => string): string {
    const text = make(ID)
    const earlier = this.#seen.get(text)
    if (earlier) return earlier
    const id = this.id()
    this.#seen.set(text, id)
    this.#defs += text.replace(ID, id)
    return id
  }

  /** Linear gradient: down or `across` the box of the filled shape, or along `box` in scene units. */
  fade(stops: readonly Stop[], box?: Box | null, across = false): string {
    const own = across ? '' : ' x2="0" y2="1"'
    const where = box
      ? ` gradientUnits="userSpaceOnUse" x1="${num(box[0])}" y1="${num(box[1])}" x2="${num(box[2])}" y2="${num(box[3])}"`
      : own
    return `url(#${this.define((id) => `<linearGradient id="${id}"${where}>${stopList(stops)}</linearGradient>`)})`
  }

  halo(stops: readonly Stop[]): string {
    return `url(#${this.define((id) => `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`)})`
  }

  /** A soft pool of light. */
  glow(x: number, y: number, radiusX: number, radiusY: number, colour: Rgb, opacity = 1): void {
    if (opacity < 0.02) return
    const paint = this.halo([
      [0, colour, 1],
      [0.4, colour, 0.38],
      [1, colour, 0],
    ])
    this.body += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(radiusX)}" ry="${num(radiusY)}" fill="${paint}" opacity="${fine(opacity)}"/>`
  }

  /** Adds a drawing to the definitions; returns its id for `use` and `place`. */
  keep(draw: () => void): string {
    const before = this.body
    this.body = ''
    draw()
    const inside = this.body
    this.body = before
    return this.define((id) => `<g id="${id}">${inside}</g>`)
  }

  use(id: string, x = 0, y = 0): void {
    this.body += `<use href="#${id}"${x ? ` x="${num(x)}"` : ''}${y ? ` y="${num(y)}"` : ''}/>`
  }

  place(id: string, x: number, y: number, scaleX: number, scaleY = Math.abs(scaleX)): void {
    this.body += `<use href="#${id}" transform="matrix(${fine(scaleX)} 0 0 ${fine(scaleY)} ${run(x, y)})"/>`
  }

  clip(outline: string, draw: () => void): void {
    const id = this.define((inner) => `<clipPath id="${inner}"><path d="${outline}"/></clipPath>`)
    this.body += `<g clip-path="url(#${id})">`
    draw()
    this.body += '</g>'
  }

  group(attributes: string, draw: () => void): void {
    this.body += `<g ${attributes}>`
    draw()
    this.body += '</g>'
  }

  svg(width: number, height: number): string {
    const view = this.view
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${run(view.left, view.top, view.width, view.height)}" preserveAspectRatio="xMidYMid slice">${this.#defs ? `<defs>${this.#defs}</defs>` : ''}${this.body.replace(/(\d) -/g, '$1-')}</svg>`
  }
}
