import { NO_MARKS } from './chartView.ts'
import type { Mode } from './openMachine.ts'
import { LookPanel } from './panel/LookPanel.tsx'
import { RowCount } from './panel/RowCount.tsx'
import { useCounts } from './panel/useCounts.ts'

const LookView: Mode['View'] = ({ machine, children }) => {
  const counts = useCounts(machine.id)
  const { state, way } = machine.address
  return children({
    marks: { ...NO_MARKS, chosen: state, chosenWay: way },
    panel: <LookPanel machine={machine} counts={counts} />,
    label: (id) => <RowCount count={counts.value?.[id]} />,
  })
}

export const lookMode: Mode = { name: 'look', View: LookView }
