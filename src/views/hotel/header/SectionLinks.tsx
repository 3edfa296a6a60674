import { useI18n } from '#src/i18n/I18nContext.tsx'
import { useEffect, useRef, useState } from 'react'
import { jumpToSection } from './jumpToSection.ts'
import * as css from './SectionLinks.css.ts'

const SECTIONS = ['rooms', 'board', 'overview', 'location', 'reviews', 'things'] as const
export type Section = (typeof SECTIONS)[number]

/** Bottom of the header and these links: a section that starts above it is being read. */
const READ_FROM_PX = 160

/** The section being read: the last one that has started. */
const readSection = (): Section => {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1
  const begun = SECTIONS.filter((section) => {
    const heading = document.getElementById(section)
    return heading !== null && (isAtEnd ? isInView(heading) : heading.getBoundingClientRect().top <= READ_FROM_PX)
  })
  return begun.at(-1) ?? SECTIONS[0]
}

const isInView = (element: Element): boolean => element.getBoundingClientRect().top < innerHeight

const useReadSection = (): Section => {
  const [section, setSection] = useState<Section>(SECTIONS[0])
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setSection(readSection()))
    }
    // The URL may point at a section other than the first.
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [])
  return section
}

/**
 * Links to the sections of the page; marks the one being read.
 * @param hasBoard false if sold out.
 */
export const SectionLinks = ({ hasBoard }: { hasBoard: boolean }) => {
  const words = useI18n()
  const read = useReadSection()
  const nav = useRef<HTMLElement>(null)
  // Not all links fit on a phone: scroll the current one into view.
  useEffect(() => {
    const [bar, link] = [nav.current, nav.current?.querySelector(`[href="#${read}"]`)]
    if (!bar || !link) return
    const [around, own] = [bar.getBoundingClientRect(), link.getBoundingClientRect()]
    bar.scrollBy({ left: own.left + own.width / 2 - around.left - around.width / 2 })
  }, [read])
  return (
    <nav ref={nav} className={css.links} aria-label={words.t('hotel.sections.label')}>
      {SECTIONS.filter((section) => hasBoard || section !== 'board').map((section) => (
        <a
          key={section}
          href={`#${section}`}
          className={css.link}
          onClick={jumpToSection}
          {...(section === read ? { 'aria-current': 'true' } : {})}
        >
          {words.t(`hotel.sections.${section === 'board' ? 'hourBoard' : section}`)}
        </a>
      ))}
    </nav>
  )
}
