/** The bank's page of a 3-D Secure challenge, shown in a frame: the guest approves, fails or cancels. */
const { passed = '', failed = '', ...texts } = document.body.dataset

const choices = [
  { label: texts['approve'], verdict: 'SUCCESS', token: passed },
  { label: texts['fail'], verdict: 'FAILURE', token: failed },
  { label: texts['cancel'], verdict: 'CANCEL', token: failed },
]

const sheet = new CSSStyleSheet()
sheet.replaceSync(`body{font:16px/1.5 system-ui,sans-serif;margin:24px;color:#14172b}h1{font-size:20px;margin:0}
body>div{display:flex;flex-wrap:wrap;gap:8px}
button{font:inherit;font-weight:600;min-height:44px;padding:0 14px;border:1px solid #6b6f85;border-radius:8px;background:#fff;color:inherit}
button:first-child{background:#14172b;border-color:#14172b;color:#fff}`)
document.adoptedStyleSheets = [sheet]

const heading = document.createElement('h1')
heading.textContent = document.title
const question = document.createElement('p')
question.textContent = texts['question'] ?? ''
const answer = (verdict: string, token: string): void => {
  // Safe with `*`: only origins in our own frame-ancestors can show this frame, and the token is for them.
  window.parent.postMessage({ threeDSecure: verdict, token }, '*')
}
const buttons = choices.map(({ label, verdict, token }) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label ?? ''
  button.addEventListener('click', () => answer(verdict, token))
  return button
})
const answers = document.createElement('div')
answers.append(...buttons)
document.body.append(heading, question, answers)
// Sent when Escape is pressed in the dialog around this frame.
window.addEventListener('message', (event) => {
  if (event.source === window.parent) answer('CANCEL', failed)
})
