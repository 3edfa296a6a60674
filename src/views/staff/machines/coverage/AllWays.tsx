import type { CoverageReport, DefectReport, Layer } from '#machines/kit/visualizer/reports.ts'
import { coverage as texts } from '#src/i18n/staffTexts.ts'
import type { MachineReports } from '#src/views/staff/machines/catalogue.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import * as panelCss from '#src/views/staff/machines/panel/panel.css.ts'
import { isOf, missedBy, sumDefects, survivors, takenBy } from './coverage.rules.ts'
import * as css from './coverage.css.ts'
import { DefectList } from './DefectList.tsx'
import { WayButton } from './WayButton.tsx'

/** The sums of a machine, and what is not covered. */
export const AllWays = ({
  machine,
  reports: { coverage, defects },
  layer,
}: {
  machine: OpenMachine
  reports: MachineReports
  layer: Layer | null
}) => (
  <>
    <h2 className={panelCss.title}>{texts.title}</h2>
    <p className={panelCss.quiet}>{texts.lead}</p>
    <h3 className={panelCss.heading}>{texts.takenBy}</h3>
    {coverage === null ? (
      <NotMeasured command={texts.runPaths} />
    ) : (
      <Layers machine={machine} report={coverage} layer={layer} />
    )}
    <h3 className={panelCss.heading}>{texts.defects}</h3>
    {defects === null ? <NotMeasured command={texts.runMutants} /> : <Defects machine={machine} report={defects} />}
    {coverage !== null && <Missed machine={machine} report={coverage} layer={layer ?? lastLayer(coverage)} />}
  </>
)

const lastLayer = ({ layers }: CoverageReport): Layer => layers.at(-1) ?? 'paths'

const NotMeasured = ({ command }: { command: string }) => (
  <p className={panelCss.quiet}>
    {texts.notMeasured} {texts.writtenBy} <b>{command}</b>.
  </p>
)

const Outdated = () => (
  <p className={css.warning} role="note">
    {texts.outdated}
  </p>
)

const Layers = ({
  machine: { choose, index },
  report,
  layer: chosen,
}: {
  machine: OpenMachine
  report: CoverageReport
  layer: Layer | null
}) => {
  const all = Object.keys(report.ways).length
  return (
    <>
      {!isOf(report, index.chart) && <Outdated />}
      <ul>
        {report.layers.map((layer) => {
          const found = takenBy(report, layer)
          return (
            <li key={layer}>
              <button
                type="button"
                className={css.layer}
                aria-pressed={layer === chosen}
                onClick={() => choose({ rest: layer === chosen ? {} : { layer } }, { replace: true })}
              >
                <span>{texts.layers[layer]}</span>
                <span className={css.track} aria-hidden="true">
                  <span className={css.fill} style={{ inlineSize: `${(100 * found) / all}%` }} />
                </span>
                <span className={css.number}>{texts.of(found, all)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {!report.layers.includes('browser') && <p className={panelCss.quiet}>{texts.noBrowser}</p>}
      <dl>
        <Figure name={texts.answers} value={texts.of(report.answers.found, report.answers.all)} />
        <Figure name={texts.viewStates} value={texts.of(report.viewStates.found, report.viewStates.all)} />
      </dl>
    </>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className={panelCss.figure}>
    <dt>{name}</dt>
    <dd className={panelCss.value}>{value}</dd>
  </div>
)

const Defects = ({ machine, report }: { machine: OpenMachine; report: DefectReport }) => {
  const { planted, byScenario, byWalk, equivalent, survived, percent } = sumDefects(report)
  const missed = survivors(report)
  return (
    <>
      {!isOf(report, machine.index.chart) && <Outdated />}
      <dl>
        <Figure name={texts.noticed} value={`${texts.of(byScenario + byWalk, planted - equivalent)} (${percent} %)`} />
        <Figure name={texts.byWhom} value={`${byScenario} · ${byWalk}`} />
        <Figure name={texts.equivalent} value={String(equivalent)} />
        <Figure name={texts.survived} value={String(survived)} />
      </dl>
      {missed.length > 0 && (
        <details className={css.group}>
          <summary className={css.summary}>
            <b>{missed.length}</b> · {texts.survivedList}
          </summary>
          <DefectList defects={missed} machine={machine} />
        </details>
      )}
    </>
  )
}

const Missed = ({ machine, report, layer }: { machine: OpenMachine; report: CoverageReport; layer: Layer }) => {
  const groups = missedBy(report, machine.index.chart, layer)
  const count = groups.reduce((sum, { ways }) => sum + ways.length, 0)
  if (count === 0) return null
  return (
    <>
      <h3 className={panelCss.heading}>
        {texts.nobodyTakes(layer)} <span className={panelCss.number}>{count}</span>
      </h3>
      {groups.map(({ why, ways }) => {
        const list = (
          <ul>
            {ways.map((way) => (
              <li key={way.id}>
                <WayButton way={way} machine={machine} isNamed />
              </li>
            ))}
          </ul>
        )
        if (why === null) return <div key="">{list}</div>
        return (
          <details key={why} className={css.group}>
            <summary className={css.summary}>
              <b>{ways.length}</b> · {capital(why)}
            </summary>
            {list}
          </details>
        )
      })}
    </>
  )
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
