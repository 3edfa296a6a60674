import { wordsOf } from '#src/i18n/machineWords.ts'
import { NotFoundPage } from '#src/views/errors/NotFoundPage.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { VisualizerProvider } from '#src/views/staff/machines/catalogue.ts'
import { MachinePage } from '#src/views/staff/machines/MachinePage.tsx'
import { textParams, useMachineVisualizer } from '#src/views/staff/machineVisualizer.ts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/machines/$machine')({ component: Page })

function Page() {
  const { machine } = Route.useParams()
  const visualizer = useMachineVisualizer()
  return (
    <VisualizerProvider value={visualizer}>
      {visualizer.catalogue.machines.includes(machine) && <PageHead title={wordsOf(machine).title} hidden />}
      <MachinePage id={machine} params={textParams(Route.useSearch())} unknown={<NotFoundPage />} />
    </VisualizerProvider>
  )
}
