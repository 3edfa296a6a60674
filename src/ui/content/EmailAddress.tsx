import * as css from './EmailAddress.css.ts'

/** An e-mail address, left to right; a narrow line breaks before its @, never at a hyphen. */
export const EmailAddress = ({ children, className }: { children: string; className?: string }) => {
  const at = children.lastIndexOf('@')
  return (
    <bdi dir="ltr" className={className}>
      <span className={css.part}>{children.slice(0, Math.max(0, at))}</span>
      <span className={css.part}>{children.slice(Math.max(0, at))}</span>
    </bdi>
  )
}
