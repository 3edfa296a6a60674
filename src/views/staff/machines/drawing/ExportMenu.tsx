import { chartMermaid } from '#machines/kit/chart/chartMermaid.ts'
import { CHART_FORMAT } from '#machines/kit/chart/readChart.ts'
import { saveFile } from '#src/actors/system/savedFiles.ts'
import { chartDrawing as texts } from '#src/i18n/staffTexts.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Popover, useEntry } from '#src/ui/overlay/Popover.tsx'
import type { ChartFile } from '#src/views/staff/machines/catalogue.ts'
import type { ChartViewProps } from '#src/views/staff/machines/chartView.ts'
import { useId, useRef } from 'react'
import { markedChartSvg } from './exportChart.rules.ts'
import * as css from './ExportMenu.css.ts'

export interface ExportMenuProps extends Pick<ChartViewProps, 'title' | 'text' | 'marks'> {
  file: ChartFile
  purpose: string
}

/** Saves the whole chart as a file: a picture with what is marked now, a Mermaid diagram, or the chart's own JSON. */
export const ExportMenu = (props: ExportMenuProps) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={button} type="button" className={css.trigger} popoverTarget={id}>
        {texts.export}
        <Icon path={icons.down} size="small" />
      </button>
      <Popover id={id} anchor={button} label={texts.export} closeLabel={texts.close}>
        <Formats {...props} popoverId={id} />
      </Popover>
    </>
  )
}

const Formats = ({ file, title, text, marks, purpose, popoverId }: ExportMenuProps & { popoverId: string }) => {
  const content = useEntry(popoverId, 'button')
  const { model: chart, layout } = file
  const save: Readonly<Record<Format, () => void | Promise<void>>> = {
    svg: async () => {
      const picture = markedChartSvg({ chart, title, text, marks }, layout, { purpose, fonts: await loadFace() })
      saveFile(`${chart.id}.svg`, picture, 'image/svg+xml')
    },
    mermaid: () =>
      saveFile(`${chart.id}.mmd`, chartMermaid(chart, { title, text, everywhere: texts.everywhere }), 'text/plain'),
    json: () => saveFile(`${chart.id}.json`, JSON.stringify({ format: CHART_FORMAT, ...file }), 'application/json'),
  }
  return (
    <div ref={content} className={css.formats}>
      {FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          className={css.format}
          popoverTarget={popoverId}
          popoverTargetAction="hide"
          onClick={() => void save[format]()}
        >
          <span className={css.name}>{texts.formats[format].name}</span>
          <span className={css.text}>{texts.formats[format].text}</span>
        </button>
      ))}
    </div>
  )
}

const FORMATS = ['svg', 'mermaid', 'json'] as const
type Format = (typeof FORMATS)[number]

/** A picture without its typeface is better than none: offline, it is written in that of whoever opens it. */
const loadFace = (): Promise<string> =>
  import('./rubikFace.ts').then(
    ({ RUBIK_FACE }) => RUBIK_FACE,
    () => '',
  )
