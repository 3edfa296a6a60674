/** The bank's page of a 3-D Secure challenge, drawn in a frame: the guest approves, fails or gives up. */
const { passed = '', failed = '' } = document.body.dataset

const choices = [
  { label: 'Approve', verdict: 'SUCCESS', token: passed },
  { label: 'Fail', verdict: 'FAILURE', token: failed },
  { label: 'Cancel', verdict: 'CANCEL', token: failed },
]

const sheet = new CSSStyleSheet()
sheet.replaceSync(`body{font:16px/1.5 system-ui,sans-serif;margin:24px}h1{font-size:20px}
button{font:inherit;min-height:44px;padding:0 20px;margin-inline-end:12px}`)
document.adoptedStyleSheets = [sheet]

const heading = document.createElement('h1')
heading.textContent = 'Bank verification (sandbox)'
const answer = (verdict: string, token: string): void => {
  // the only pages that can show this frame are named by our own frame-ancestors; the token is for them
  window.parent.postMessage({ threeDSecure: verdict, token }, '*')
}
const buttons = choices.map(({ label, verdict, token }) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', () => answer(verdict, token))
  return button
})
document.body.append(heading, ...buttons)
// Escape in the dialog around this frame
window.addEventListener('message', (event) => {
  if (event.source === window.parent) answer('CANCEL', failed)
})
