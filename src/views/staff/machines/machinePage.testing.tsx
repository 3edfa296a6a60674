import { useState, type ComponentProps } from 'react'
import { page, type Locator } from 'vitest/browser'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { VisualizerProvider, type MachineCatalogue, type Place } from './catalogue.ts'
import { testCatalogue } from './catalogue.testing.ts'
import { MachinePage } from './MachinePage.tsx'
import { MachinesPage } from './MachinesPage.tsx'

export const panel = page.getByRole('complementary', { name: texts.panel })

/** A state of the chart by its whole name, in which a mode may say more. */
export const stateButton = (name: string): Locator =>
  // The parts of a name that only screen readers get are boxes of their own, so a blank may stand before the comma.
  page.getByRole('button', { name: new RegExp(`^${name.replaceAll(', ', ' ?, ')}$`) }).first()

let place: Place = { machine: null, params: {} }

/** The query of the page that is shown. */
export const address = (): Place['params'] => place.params
export const shownMachine = (): string | null => place.machine

type PageTexts = ComponentProps<typeof PageI18nProvider>['texts']

const Test = ({ catalogue, pageTexts }: { catalogue: MachineCatalogue; pageTexts: PageTexts }) => {
  const [shown, setShown] = useState(place)
  const navigation = {
    hrefOf: () => '#there',
    go: (next: Place) => {
      place = next
      setShown(next)
    },
  }
  return (
    <PageI18nProvider locale="en" texts={pageTexts}>
      <VisualizerProvider value={{ catalogue, navigation }}>
        <main style={{ blockSize: '100dvh' }}>
          {shown.machine === null ? (
            <>
              <h1>{texts.machines}</h1>
              <MachinesPage query="" />
            </>
          ) : (
            <MachinePage id={shown.machine} params={shown.params} unknown={<p>No such page</p>} />
          )}
        </main>
      </VisualizerProvider>
    </PageI18nProvider>
  )
}

/** Shows the pages of the machines with the texts of guests' pages, and the catalogue of tests with changes. */
export const machinePages = (pageTexts: PageTexts) => {
  const show = (shown: Place, over: Partial<MachineCatalogue>): void => {
    place = shown
    renderPage(<Test key={JSON.stringify(shown)} catalogue={{ ...testCatalogue, ...over }} pageTexts={pageTexts} />)
  }
  return {
    showMachine: (machine: string, params: Place['params'] = {}, over: Partial<MachineCatalogue> = {}): void =>
      show({ machine, params }, over),
    showMachines: (over: Partial<MachineCatalogue> = {}): void => show({ machine: null, params: {} }, over),
  }
}
