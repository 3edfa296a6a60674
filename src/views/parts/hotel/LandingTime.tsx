import { readHour, readTime } from '#machines/search/arrival.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { useState } from 'react'

const EXAMPLE = '06:40'

/** Time of landing, as guests write it. */
export const LandingTime = ({
  label,
  text,
  onText,
  onLeave,
}: {
  label: string
  text: string
  onText: (text: string) => void
  /** The guest has finished typing. */
  onLeave?: (text: string) => void
}) => {
  const words = useI18n()
  const [isLeft, setLeft] = useState(false)
  const isWrong = isLeft && readTime(text) === null && text.trim() !== ''
  const leave = () => {
    const whole = words.timesIn(readTime(text) ?? readHour(text) ?? text)
    setLeft(true)
    onText(whole)
    onLeave?.(whole)
  }
  return (
    // Not `type="time"`: it uses the clock format of the device's language.
    <TextField
      // A phone's number pad cannot type AM.
      inputMode={words.hourCycle === 'h12' ? 'text' : 'numeric'}
      autoComplete="off"
      placeholder={words.timesIn(EXAMPLE)}
      label={label}
      withoutMessage={!isWrong}
      error={isWrong && words.timesIn(words.t('search.landing.timeWrong'))}
      value={text}
      onChange={({ target }) => onText(target.value)}
      onFocus={() => setLeft(false)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        leave()
      }}
    />
  )
}
