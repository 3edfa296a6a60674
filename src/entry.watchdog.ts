import { captureEarlyEvents } from '#src/app/boot/earlyEvents.ts'
import { installBootWatchdog } from '#src/app/boot/watchdog.ts'
import { keepOwnCurrency } from '#src/app/boot/ownCurrency.ts'

installBootWatchdog()
captureEarlyEvents()
keepOwnCurrency()
