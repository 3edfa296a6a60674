import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './keepFocus.ts'

let stop: () => void
beforeAll(() => {
  stop = keepFocus()
})
afterAll(() => stop())

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <h1>My Bookings</h1>
      <ul id="list" tabindex="-1"><li id="card"><button id="open">Cancel booking</button></li></ul>
      <button id="save">Save</button>
      <dialog id="dialog"><h2>Cancel this booking?</h2><button id="yes">Yes</button></dialog>
    </main>`
})

const at = (id: string): HTMLElement => {
  const node = document.getElementById(id)
  if (node === null) throw new Error(`there is no ${id}`)
  return node
}
const focused = (): string => document.activeElement?.textContent.trim() ?? ''

test('when a focused button disappears with its item, the focus moves to the surrounding list', async () => {
  at('open').focus()
  at('card').remove()
  await expect.poll(() => document.activeElement?.id).toBe('list')
})

test('outside any list it moves to the heading of the page', async () => {
  at('save').focus()
  at('save').remove()
  await expect.poll(() => focused()).toBe('My Bookings')
})

test('in a scrolling column it moves to the heading of the page inside', async () => {
  at('main').innerHTML = '<div tabindex="-1"><h1>3 hotels</h1><button id="retry">Try again</button></div>'
  at('retry').focus()
  at('retry').remove()
  await expect.poll(() => document.activeElement?.localName).toBe('h1')
})

test('in a section it moves to the heading of the section', async () => {
  at('main').innerHTML =
    '<h1>Hotel</h1><section aria-labelledby="rooms"><h2 id="rooms" tabindex="-1">Rooms</h2><button id="retry">Try again</button></section>'
  at('retry').focus()
  at('retry').remove()
  await expect.poll(() => focused()).toBe('Rooms')
})

test('from a submit button it moves to the new submit button, which stays a tab stop', async () => {
  at('main').innerHTML =
    '<h1>Checkout</h1><form><p><button type="submit" id="wallet">Pay with a wallet</button></p><p id="place"></p></form>'
  at('wallet').focus()
  at('wallet').remove()
  at('place').innerHTML = '<button type="button">Why?</button><button type="submit">Pay by card</button>'
  await expect.poll(() => focused()).toBe('Pay by card')
  expect(document.activeElement?.hasAttribute('tabindex')).toBe(false)
})

test('it also does if the button disappeared beneath another document, such as a wallet sheet', async () => {
  at('main').innerHTML =
    '<h1>Checkout</h1><form><p id="place"><button type="submit" id="wallet">Pay</button></p></form>'
  at('wallet').focus()
  const sheet = document.createElement('div')
  const pay = document.createElement('button')
  sheet.attachShadow({ mode: 'open' }).append(pay)
  document.body.append(sheet)
  pay.focus()
  at('place').innerHTML = '<button type="submit">Pay by card</button>'
  sheet.remove()
  await expect.poll(() => focused()).toBe('Pay by card')
})

test('it moves to a heading that appears later, as soon as it does', async () => {
  at('main').innerHTML = '<div id="failed"><button id="retry">Try again</button></div>'
  at('retry').focus()
  at('failed').remove()
  await expect.poll(() => document.activeElement?.id).toBe('main')
  at('main').innerHTML = '<h1>Hotel</h1>'
  await expect.poll(() => document.activeElement?.localName).toBe('h1')
})

test('in an open dialog it moves to the title of the dialog', async () => {
  const dialog = at('dialog')
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('no dialog')
  at('open').focus()
  dialog.showModal()
  at('yes').focus()
  at('yes').remove()
  await expect.poll(() => focused()).toBe('Cancel this booking?')
})

test('when the dialog disappears with it, it returns to where it was before the dialog opened', async () => {
  const dialog = at('dialog')
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('no dialog')
  at('open').focus()
  dialog.showModal()
  at('yes').focus()
  at('card').remove()
  dialog.remove()
  await expect.poll(() => document.activeElement?.id).toBe('list')
})

test('focus that has already moved elsewhere stays there', async () => {
  at('open').focus()
  at('card').remove()
  at('save').focus()
  await new Promise((done) => setTimeout(done))
  expect(document.activeElement?.id).toBe('save')
})
