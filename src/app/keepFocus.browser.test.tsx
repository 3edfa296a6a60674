import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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
  const found = document.getElementById(id)
  if (found === null) throw new Error(`there is no ${id}`)
  return found
}
const focused = (): string => document.activeElement?.textContent.trim() ?? ''

test('of a button that goes with what it was of, the focus goes to the list around it', async () => {
  at('open').focus()
  at('card').remove()
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('list'))
})

test('of one that belonged to nothing, it goes to the heading of the page', async () => {
  at('save').focus()
  at('save').remove()
  await vi.waitFor(() => expect(focused()).toBe('My Bookings'))
})

test('of one in a column that scrolls, it goes to the heading of the page that is in it', async () => {
  at('main').innerHTML = '<div tabindex="-1"><h1>3 hotels</h1><button id="retry">Try again</button></div>'
  at('retry').focus()
  at('retry').remove()
  await vi.waitFor(() => expect(document.activeElement?.localName).toBe('h1'))
})

test('of one in a section, it goes to the heading of the section', async () => {
  at('main').innerHTML =
    '<h1>Hotel</h1><section aria-labelledby="rooms"><h2 id="rooms" tabindex="-1">Rooms</h2><button id="retry">Try again</button></section>'
  at('retry').focus()
  at('retry').remove()
  await vi.waitFor(() => expect(focused()).toBe('Rooms'))
})

test('of one that sends a form, it goes to the one that sends it now, which stays in reach of the keyboard', async () => {
  at('main').innerHTML =
    '<h1>Checkout</h1><form><p><button type="submit" id="wallet">Pay with a wallet</button></p><p id="place"></p></form>'
  at('wallet').focus()
  at('wallet').remove()
  at('place').innerHTML = '<button type="button">Why?</button><button type="submit">Pay by card</button>'
  await vi.waitFor(() => expect(focused()).toBe('Pay by card'))
  expect(document.activeElement?.hasAttribute('tabindex')).toBe(false)
})

test('so it does when that one went while something of another document lay over the page, such as the sheet of a wallet', async () => {
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
  await vi.waitFor(() => expect(focused()).toBe('Pay by card'))
})

test('of one that the heading of the page comes after, it goes to that as soon as it is there', async () => {
  at('main').innerHTML = '<div id="failed"><button id="retry">Try again</button></div>'
  at('retry').focus()
  at('failed').remove()
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('main'))
  at('main').innerHTML = '<h1>Hotel</h1>'
  await vi.waitFor(() => expect(document.activeElement?.localName).toBe('h1'))
})

test('of one in a dialog, it goes to the title of the dialog while that is open', async () => {
  const dialog = at('dialog')
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('no dialog')
  at('open').focus()
  dialog.showModal()
  at('yes').focus()
  at('yes').remove()
  await vi.waitFor(() => expect(focused()).toBe('Cancel this booking?'))
})

test('of a dialog that goes with the focus, it goes to where the guest was before it opened', async () => {
  const dialog = at('dialog')
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('no dialog')
  at('open').focus()
  dialog.showModal()
  at('yes').focus()
  at('card').remove()
  dialog.remove()
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('list'))
})

test('whoever has put the focus elsewhere keeps it there', async () => {
  at('open').focus()
  at('card').remove()
  at('save').focus()
  await new Promise((done) => setTimeout(done))
  expect(document.activeElement?.id).toBe('save')
})
