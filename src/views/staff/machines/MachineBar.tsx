import { useEffect, useRef, type KeyboardEvent } from 'react'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useCopy } from '#src/ui/hooks/useCopy.ts'
import { scrollInRow } from '#src/ui/scrollInRow.ts'
import { writeAddress } from './address.rules.ts'
import { useVisualizer } from './catalogue.ts'
import * as css from './MachineBar.css.ts'
import type { Mode, OpenMachine } from './openMachine.ts'
import { PageLink } from './PageLink.tsx'
import * as segmentsCss from './Segments.css.ts'

/** Title, modes, and what can be done with the page. */
export const MachineBar = ({ machine, modes }: { machine: OpenMachine; modes: readonly Mode[] }) => {
  const { words } = machine
  return (
    <div className={css.bar}>
      <div className={css.head}>
        <PageLink to={{ machine: null, params: {} }} className={css.crumb}>
          {texts.machines}
        </PageLink>
        <span aria-hidden="true">›</span>
        <h1 className={css.title}>{words.title}</h1>
      </div>
      <p className={css.purpose} title={words.purpose}>
        {words.purpose}
      </p>
      {modes.length > 1 && <ModeTabs machine={machine} modes={modes} />}
      <div className={css.actions}>
        <CopyLink machine={machine} />
      </div>
    </div>
  )
}

/** One tab stop; arrows go from tab to tab. */
const ModeTabs = ({ machine: { address, choose }, modes }: { machine: OpenMachine; modes: readonly Mode[] }) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-mode="${address.mode}"]`)
    if (tab && list.current) scrollInRow(tab, list.current)
  }, [address.mode])
  const onKeyDown = (event: KeyboardEvent) => {
    const at = modes.findIndex(({ name }) => name === address.mode)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: modes.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const mode = modes[(next + modes.length) % modes.length]
    if (mode === undefined) return
    choose({ mode: mode.name })
    list.current?.querySelector<HTMLElement>(`[data-mode="${mode.name}"]`)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in the list take the focus, not the list
    <div ref={list} role="tablist" aria-label={texts.modes} className={css.modes} onKeyDown={onKeyDown}>
      {modes.map(({ name }) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-mode={name}
          aria-selected={name === address.mode}
          tabIndex={name === address.mode ? 0 : -1}
          className={segmentsCss.segment}
          onClick={() => choose({ mode: name })}
        >
          {texts.modeNames[name]}
        </button>
      ))}
    </div>
  )
}

const COPIED_FLAG_MS = 2000

const CopyLink = ({ machine: { id, address } }: { machine: OpenMachine }) => {
  const { navigation } = useVisualizer()
  const href = navigation.hrefOf({ machine: id, params: writeAddress(address, id) })
  const { state, copy } = useCopy(new URL(href, window.location.href).href, COPIED_FLAG_MS)
  const said = { idle: '', copied: texts.copied, refused: texts.notCopied }[state]
  return (
    <>
      <button
        type="button"
        className={css.action}
        aria-label={said === '' ? texts.copyLink : said}
        title={texts.copyLink}
        onClick={() => void copy()}
      >
        <Icon path={state === 'copied' ? icons.check : icons.copy} size="small" />
        <span className={css.actionText}>{said === '' ? texts.copyLink : said}</span>
      </button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
