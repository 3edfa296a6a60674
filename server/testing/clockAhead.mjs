// Preloaded with `--import`, for tests alone: the clock of the process is ahead by CLOCK_AHEAD_MS.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS)
const now = () => RealDate.now() + aheadMs
const RealDate = globalThis.Date

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now())
    else super(...parts)
  }

  static now() {
    return now()
  }
}
