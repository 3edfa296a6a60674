import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

/**
 * Colors of a chart's parts. Never amber, green or violet, which stand for hours. Text passes WCAG AA on every ground of the
 * chart, wires and bars of coverage pass 3:1, in light and dark.
 */
export const chartVars = createGlobalThemeContract({
  /** Text and lines of a transition, by its cause; `event` also if another machine sends it. */
  cause: {
    event: 'chart-event',
    done: 'chart-done',
    error: 'chart-error',
    after: 'chart-after',
    always: 'chart-always',
    ended: 'chart-ended',
  },
  asks: 'chart-asks',
  guard: 'chart-guard',
  viewState: 'chart-view-state',
  ground: {
    /** A state without states inside. */
    state: 'chart-ground-state',
    /** The same while it asks. */
    asks: 'chart-ground-asks',
    /** Boxes by depth. */
    depth1: 'chart-ground-depth-1',
    depth2: 'chart-ground-depth-2',
    depth3: 'chart-ground-depth-3',
  },
  /** Edges of states, and lines of mixed causes. */
  wire: 'chart-wire',
  /** Ring, edge and ground of what is active now. */
  active: 'chart-active',
  activeSoft: 'chart-active-soft',
  /** Text of what can be sent now. */
  canBeSent: 'chart-can-be-sent',
  /** By the number of layers that take a transition. */
  covered0: 'chart-covered-0',
  covered1: 'chart-covered-1',
  covered2: 'chart-covered-2',
  covered3: 'chart-covered-3',
  added: 'chart-added',
  addedSoft: 'chart-added-soft',
  gone: 'chart-gone',
  goneSoft: 'chart-gone-soft',
  changed: 'chart-changed',
  changedSoft: 'chart-changed-soft',
  /** Bars in place of hidden values. */
  hidden: 'chart-hidden',
})

createGlobalTheme(':root', chartVars, {
  cause: {
    event: '#1d2a5c',
    done: '#0a6470',
    error: vars.color.bad,
    after: '#6a4a2a',
    always: '#565b73',
    ended: '#565b73',
  },
  asks: '#1f54b8',
  guard: '#565b73',
  viewState: '#74306f',
  ground: { state: '#fffdf9', asks: '#eaf1fd', depth1: '#faf6ef', depth2: '#f3eddf', depth3: '#ece4d2' },
  wire: '#857d6b',
  active: vars.color.action,
  activeSoft: vars.color.actionSoft,
  canBeSent: '#b02f15',
  covered0: vars.color.bad,
  covered1: '#6687c9',
  covered2: '#4062ae',
  covered3: '#1d3570',
  added: '#0a6470',
  addedSoft: '#dff1f3',
  gone: vars.color.bad,
  goneSoft: vars.color.badSoft,
  changed: '#1f54b8',
  changedSoft: '#e6effd',
  hidden: '#b9b2a3',
})

globalStyle(':root', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      vars: {
        [chartVars.cause.event]: '#d5dcff',
        [chartVars.cause.done]: '#6fd0dc',
        [chartVars.cause.after]: '#d9b48c',
        [chartVars.cause.always]: '#a9acbf',
        [chartVars.cause.ended]: '#a9acbf',
        [chartVars.asks]: '#94bbff',
        [chartVars.guard]: '#a9acbf',
        [chartVars.viewState]: '#e3a6dd',
        [chartVars.ground.state]: '#1f253a',
        [chartVars.ground.asks]: '#1a2c4f',
        [chartVars.ground.depth1]: '#131829',
        [chartVars.ground.depth2]: '#191f33',
        [chartVars.ground.depth3]: '#20273e',
        [chartVars.wire]: '#747b98',
        [chartVars.canBeSent]: '#ff8f73',
        [chartVars.covered1]: '#5f77b3',
        [chartVars.covered2]: '#7f9be0',
        [chartVars.covered3]: '#b3caff',
        [chartVars.added]: '#6fd0dc',
        [chartVars.addedSoft]: '#10343a',
        [chartVars.changed]: '#94bbff',
        [chartVars.changedSoft]: '#1a2c4f',
        [chartVars.hidden]: '#555c78',
      },
    },
  },
})
