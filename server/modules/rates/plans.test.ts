import { expect, test } from 'vitest'
import { cheapestPlan, isSold, PLANS, planAfterDeadline } from './plans.ts'

const PLAIN = { non_refundable_discount: 0, breakfast_cents: 0 }
const FULL = { non_refundable_discount: 10, breakfast_cents: 1500 }

const soldBy = (hotel: typeof PLAIN, isCancellable: boolean) =>
  PLANS.filter((plan) => isSold(hotel, plan, isCancellable))

test('each answer is sold with each other: refundable or not, breakfast or not', () => {
  expect(soldBy(FULL, true)).toEqual(PLANS)
  expect(soldBy({ ...FULL, breakfast_cents: 0 }, true)).toEqual(['flexible', 'non_refundable'])
  expect(soldBy({ ...FULL, non_refundable_discount: 0 }, true)).toEqual(['flexible', 'flexible_breakfast'])
})

test('a deadline that has passed is not sold, and no hotel becomes unsellable by it', () => {
  expect(soldBy(FULL, false)).toEqual(['non_refundable', 'non_refundable_breakfast'])
  expect(soldBy({ ...PLAIN, breakfast_cents: 1500 }, false)).toEqual(['non_refundable', 'non_refundable_breakfast'])
  expect(soldBy(PLAIN, false)).toEqual(['non_refundable'])
})

test('the cheapest plan is always sold', () => {
  const cases = [PLAIN, FULL].flatMap((hotel) => [true, false].map((isCancellable) => ({ hotel, isCancellable })))
  const plans = cases.map(({ hotel, isCancellable }) => cheapestPlan(hotel, isCancellable))
  expect(plans).toEqual(['flexible', 'non_refundable', 'non_refundable', 'non_refundable'])
  expect(
    cases.filter(({ hotel, isCancellable }) => !isSold(hotel, cheapestPlan(hotel, isCancellable), isCancellable)),
  ).toEqual([])
})

test('after its deadline a plan keeps its meals', () => {
  expect(PLANS.map(planAfterDeadline)).toEqual([
    'non_refundable',
    'non_refundable',
    'non_refundable_breakfast',
    'non_refundable_breakfast',
  ])
})
