import type { Chart } from '#machines/kit/chart/chartModel.ts'
import { coverage, visualizer as texts } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { indexChart } from '#src/views/staff/machines/chart.rules.ts'
import { PageLink } from '#src/views/staff/machines/PageLink.tsx'
import { Measures } from './Measures.tsx'
import * as css from './list.css.ts'

export const MachineTable = ({ charts }: { charts: readonly Chart[] }) => {
  const { words } = useVisualizer().catalogue
  return (
    <section className={css.section} aria-labelledby="all-machines">
      <h2 id="all-machines" className={css.heading}>
        {texts.allMachines}
      </h2>
      <div className={css.card}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.head}>
                {texts.machine}
              </th>
              <th scope="col" className={classes(css.head, css.wide)}>
                {texts.shape}
              </th>
              <th scope="col" className={classes(css.head, css.figure, css.wide)}>
                {texts.states}
              </th>
              <th scope="col" className={classes(css.head, css.figure, css.wide)}>
                {texts.ways}
              </th>
              <th scope="col" className={classes(css.head, css.wide)}>
                {coverage.columns.taken}
              </th>
              <th scope="col" className={classes(css.head, css.wide)}>
                {coverage.columns.defects}
              </th>
              <th scope="col" className={classes(css.head, css.figure)}>
                {coverage.columns.changed}
              </th>
              <th scope="col" className={classes(css.head, css.figure)}>
                {coverage.columns.now}
              </th>
            </tr>
          </thead>
          <tbody>
            {charts.map((chart) => {
              const { title, purpose } = words(chart.id)
              return (
                <tr key={chart.id}>
                  <th scope="row" className={css.cell}>
                    <PageLink to={{ machine: chart.id, params: {} }} className={css.machine}>
                      {title}
                    </PageLink>
                    <p className={css.quiet}>{purpose}</p>
                  </th>
                  <td className={classes(css.cell, css.wide)}>
                    <Shape chart={chart} />
                  </td>
                  <td className={classes(css.cell, css.figure, css.wide)}>{chart.states.length}</td>
                  <td className={classes(css.cell, css.figure, css.wide)}>{chart.ways.length}</td>
                  <Measures chart={chart} />
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** A square for each innermost state; those that ask are blue. */
const Shape = ({ chart }: { chart: Chart }) => {
  const { leaves, root } = indexChart(chart)
  const states = leaves(root.id)
  return (
    <>
      <span className={css.shape} aria-hidden="true">
        {states.map(({ id, asks }) => (
          <i key={id} className={asks.length > 0 ? css.askingSquare : css.square} />
        ))}
      </span>
      <VisuallyHidden>
        {texts.shapeText(states.length, states.filter(({ asks }) => asks.length > 0).length)}
      </VisuallyHidden>
    </>
  )
}
