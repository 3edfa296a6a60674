import { walletSheet as ar } from '#locales/ar/walletSheet.ts'
import { walletSheet as en } from '#locales/en/walletSheet.ts'
import { walletSheet as he } from '#locales/he/walletSheet.ts'
import { formatMoney } from '#locales/kit/money.ts'

type Words = { readonly [Name in keyof typeof en]: string }
const WORDS: Readonly<Partial<Record<string, Words>>> = { en, ar, he }

/** Cards of every wallet here, by the gateway's names. */
const CARDS = [
  { name: 'pays', label: 'Visa •••• 1111', says: null },
  { name: 'declines', label: 'Visa •••• 1115', says: 'declined' },
] as const
/** A card saved at Google, not on a device: its bank asks for a challenge. */
const ACCOUNT_CARDS = [{ name: 'asks', label: 'Visa •••• 1091', says: 'asks' }] as const

export interface SheetOptions {
  /** E.g. `Apple Pay`. */
  wallet: string
  /** Payee, amount and currency, e.g. `Stayless`, `361.50`, `USD`. */
  payee: string
  amount: string
  currency: string
  /** The wallet also saves card numbers, not only device tokens. */
  keepsNumbers: boolean
  onPay: (card: string) => void
  onFail: () => void
  onCancel: () => void
}

export interface Sheet {
  /** Enables the Pay button. */
  enable(): void
  /** Shows the progress; disables all buttons meanwhile. */
  say(what: 'processing' | 'done' | 'notPaid'): void
  close(): void
}

const LOOK = new CSSStyleSheet()
LOOK.replaceSync(`
dialog{box-sizing:border-box;inline-size:min(100% - 24px,380px);max-block-size:calc(100dvh - 24px);margin:auto;margin-block-end:12px;padding:20px;
 border:0;border-radius:18px;background:#fff;color:#14172b;font:16px/1.5 system-ui,sans-serif;color-scheme:light;box-shadow:0 8px 40px #0006}
@media(min-width:640px){dialog{margin-block-end:auto}}
dialog::backdrop{background:#0008}
.head,.price{display:flex;align-items:center;justify-content:space-between;gap:12px}
h2{margin:0;font-size:20px}
.tag{padding:2px 10px;border-radius:99px;background:#ffe3a3;color:#4a3300;font-size:14px;font-weight:600}
p{margin:8px 0;font-size:14px;color:#4b4f66}
.price{margin-block:12px;padding-block:12px;border-block:1px solid #d9dbe6;font-weight:600}
fieldset{margin:0;padding:0;border:0}legend{padding:0;font-size:14px;color:#4b4f66}
label{display:flex;align-items:center;gap:10px;min-block-size:44px}
input{inline-size:20px;block-size:20px;margin:0;accent-color:#14172b}
[role=status]{min-block-size:24px;font-weight:600;color:#14172b}
.buttons{display:grid;grid-template-columns:1fr 1fr;gap:8px}
button{font:inherit;font-weight:600;min-block-size:48px;border:1px solid #6b6f85;border-radius:10px;background:#fff;color:inherit}
button:first-child{grid-column:1/-1;background:#000;border-color:#000;color:#fff}
button:disabled{opacity:.55}
:focus-visible{outline:3px solid #2f6bff;outline-offset:2px}
`)

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  made.append(...children)
  return made
}

/** Written as on the page. */
const price = ({ amount, currency }: SheetOptions, lang: string): string =>
  formatMoney(Number(amount), currency, lang === 'ar' || lang === 'he' ? lang : 'en', 2)

/** Opens the sheet of a wallet, in the language and direction of its page. It is labeled as a stand-in. */
export const openSheet = (options: SheetOptions): Sheet => {
  const { lang } = document.documentElement
  const words = WORDS[lang] ?? en
  // Keeps the page's styles out.
  const host = document.createElement('div')
  host.dataset['walletSheet'] = ''
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [LOOK]

  const isolated = (text: string, direction = 'ltr'): HTMLElement => {
    const made = element('bdi', '', text)
    made.dir = direction
    return made
  }
  const cards = [...CARDS, ...(options.keepsNumbers ? ACCOUNT_CARDS : [])]
  const choices = cards.map(({ name, label, says }, index) => {
    const radio = element('input', '')
    Object.assign(radio, { type: 'radio', name: 'card', value: name, defaultChecked: index === 0 })
    const text = element('span', '', isolated(label), ...(says === null ? [] : [` (${words[says]})`]))
    return { name, radio, label: element('label', '', radio, text) }
  })
  const status = element('p', '')
  status.setAttribute('role', 'status')
  const button = (text: string, act: () => void): HTMLButtonElement => {
    const made = element('button', '', text)
    made.type = 'button'
    made.addEventListener('click', act)
    return made
  }
  const chosen = (): string => choices.find(({ radio }) => radio.checked)?.name ?? CARDS[0].name
  const pay = button(words.pay, () => options.onPay(chosen()))
  const buttons = [pay, button(words.fail, options.onFail), button(words.cancel, options.onCancel)]
  const hold = (isDisabled: boolean): void => {
    for (const one of buttons) one.disabled = isDisabled
  }
  const dialog = element(
    'dialog',
    '',
    element('div', 'head', element('h2', '', isolated(options.wallet)), element('span', 'tag', words.sandbox)),
    element('p', '', words.text),
    element('div', 'price', element('span', '', isolated(options.payee)), isolated(price(options, lang), 'auto')),
    element('fieldset', '', element('legend', '', words.card), ...choices.map(({ label }) => label)),
    status,
    element('div', 'buttons', ...buttons),
  )
  dialog.setAttribute('aria-label', `${options.wallet} (${words.sandbox})`)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    if (!buttons.some((one) => one.disabled && one !== pay)) options.onCancel()
  })
  pay.disabled = true
  root.append(dialog)
  document.body.append(host)
  dialog.showModal()

  return {
    enable: () => {
      pay.disabled = false
      pay.focus()
    },
    say: (what) => {
      hold(true)
      status.textContent = words[what]
    },
    close: () => {
      dialog.close()
      host.remove()
    },
  }
}
