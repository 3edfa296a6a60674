import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, hourPart, type Stay } from './stay.ts'

/** Specification §9: the nightly rate, in US dollars, that the savings bar assumes before a hotel is known. */
export const ASSUMED_NIGHTLY_RATE = 450

/** Specification §9: 2 percent at 16:00, rising by 1 for each hour, 9 percent at 23:00. */
export const lateCheckInPercent = (hour: number): number => (hour > STANDARD_CHECK_IN_HOUR ? hour - 14 : 0)

/** Specification §9: 12 percent at 00:00, falling by 1 for each hour, 2 percent at 10:00. */
export const earlyCheckOutPercent = (hour: number): number => (hour < STANDARD_CHECK_OUT_HOUR ? 12 - hour : 0)

export const earlyCheckInHours = (hour: number): number => Math.max(0, STANDARD_CHECK_IN_HOUR - hour)

export const lateCheckOutHours = (hour: number): number => Math.max(0, hour - STANDARD_CHECK_OUT_HOUR)

export interface Savings {
  /** Percent of one night, check-in and check-out together. */
  percent: number
  /** Whole US dollars of the assumed nightly rate. */
  money: number
  /** Hours gained before the standard check-in and after the standard check-out. */
  hours: number
}

/** Specification §4 and §9, Savings: the savings of the chosen hours, before a hotel is known. */
export const calculateSavings = (stay: Stay): Savings => {
  const checkIn = hourPart(stay.checkIn)
  const checkOut = hourPart(stay.checkOut)
  const percent = lateCheckInPercent(checkIn) + earlyCheckOutPercent(checkOut)
  return {
    percent,
    money: Math.round((ASSUMED_NIGHTLY_RATE * percent) / 100),
    hours: earlyCheckInHours(checkIn) + lateCheckOutHours(checkOut),
  }
}
