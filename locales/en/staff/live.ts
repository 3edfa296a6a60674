/** The mode Live of the machines. */
export const live = {
  thisTab: 'This tab',
  otherTab: 'Tab beside this one',
  closedTab: 'A closed tab',
  isLive: 'live',
  isPaused: 'paused',
  isClosed: 'closed',
  online: 'online',
  offline: 'offline',

  tabs: 'Tabs of this browser',
  looking: 'Looking for tabs …',
  noOther: 'No other tab of this browser shows our pages.',
  howToOpen: 'Open one beside this page: what runs in it shows here at once.',
  openHome: 'Open the home page in a new tab',
  isClosedText: 'That tab was closed. What it told last is still shown.',
  otherBuild:
    'That tab runs another build. The chart is the one of this build: states that it does not have are not lit.',

  pause: 'Pause',
  goOn: 'Go on',
  waiting: (count: number) => (count === 1 ? '1 event waits' : `${count} events wait`),
  simulate: 'Go on in Simulate',
  simulateHow: 'Simulate goes to the same state by its shortest route, not by what this guest did.',

  here: 'this tab',
  beside: 'tab beside',
  runs: (isHere: boolean, count: number) =>
    `Runs ${isHere ? 'in this tab' : 'in a tab beside this one'}${count > 1 ? `, ${count} times` : ''}`,
  runsNowhere: 'Runs in no tab now',

  running: 'Running in that tab',
  runningOf: (count: number, all: number) => `${count} of ${all}`,
  nothingRuns: 'Nothing runs there yet.',
  notRunning: (title: string) => `${title} does not run there now.`,
  actor: (title: string, suffix: string) => `${title} ${suffix}`,
  isIn: (title: string, state: string) => `${title}: ${state}`,

  show: 'What to list',
  events: 'Events, newest first',
  crossings: 'Between machines',
  noEvents: 'No event yet.',
  noCrossings: 'No machine has told another anything yet.',
  showAll: (count: number) => `Show all ${count}`,
  lastOnly: (count: number) => `The last ${count} are kept.`,
  begins: 'Begins',
  stays: 'All stays as it is',
  toldBy: (from: string) => `told by ${from}`,
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  isTold: (to: string, event: string) => `${to} hears “${event}”`,
  chart: (title: string) => `Chart of ${title}`,
}
