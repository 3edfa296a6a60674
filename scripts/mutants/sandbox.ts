import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import type { AnyStateMachine } from 'xstate'
import { TEST_TIMEOUT_MS } from './runner.ts'

type Evaluate = (
  require: (name: string) => unknown,
  exports: Record<string, unknown>,
  module: { exports: Record<string, unknown> },
  plant: (machine: AnyStateMachine) => AnyStateMachine,
  timers: Timers,
) => void

type Start = (callback: (...args: unknown[]) => void, ...args: unknown[]) => unknown
type Timers = Readonly<Record<'setTimeout' | 'setInterval' | 'setImmediate', Start>>

/** Modules, evaluated again in each sandbox. */
export type Compiled = ReadonlyMap<string, Evaluate>

const isEvaluate = (value: unknown): value is Evaluate => typeof value === 'function'

export const compile = (chunks: Readonly<Record<string, string>>): Compiled =>
  new Map(
    Object.entries(chunks).map(([name, code]) => {
      const whole = `(function (require, exports, module, plant, { setTimeout, setInterval, setImmediate }) {${code}\n})`
      const evaluate: unknown = new Script(whole, { filename: name }).runInThisContext()
      if (!isEvaluate(evaluate)) throw new Error(`${name} is no function`)
      return [name, evaluate]
    }),
  )

export interface Sandbox {
  load: (name: string) => Record<string, unknown>
  /** Clears pending timers, so that no defect affects the next. */
  close: () => void
}

const requireOfNode = createRequire(import.meta.url)

export const openSandbox = (
  compiled: Compiled,
  externals: Readonly<Record<string, unknown>>,
  plant: (machine: AnyStateMachine) => AnyStateMachine,
): Sandbox => {
  const modules = new Map<string, { exports: Record<string, unknown> }>()
  const { timers, stop } = trackedTimers()
  const load = (name: string): Record<string, unknown> => {
    const loaded = modules.get(name)
    if (loaded !== undefined) return loaded.exports
    const evaluate = compiled.get(name)
    if (evaluate === undefined) throw new Error(`the bundle has no ${name}`)
    const module = { exports: {} }
    modules.set(name, module)
    evaluate(require, module.exports, module, plant, timers)
    return module.exports
  }
  const require = (name: string): unknown => {
    if (name.startsWith('./')) return load(name.slice(2))
    return name in externals ? externals[name] : requireOfNode(name)
  }
  return { load, close: stop }
}

const trackedTimers = (): { timers: Timers; stop: () => void } => {
  const stops: (() => void)[] = []
  const tracked = <Timer>(timer: Timer, clear: (timer: Timer) => void): Timer => {
    stops.push(() => clear(timer))
    return timer
  }
  return {
    timers: {
      setTimeout: (callback, ms, ...args) => {
        const timer = tracked(setTimeout(callback, Number(ms ?? 0), ...args), clearTimeout)
        // No test waits this long, so the timer must not count as pending work.
        return Number(ms) >= TEST_TIMEOUT_MS ? timer.unref() : timer
      },
      setInterval: (callback, ms, ...args) => tracked(setInterval(callback, Number(ms ?? 0), ...args), clearInterval),
      setImmediate: (callback, ...args) => tracked(setImmediate(callback, ...args), clearImmediate),
    },
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}
