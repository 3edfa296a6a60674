// Runs in the window of the local Google or Facebook: asks our server for its word and hands it to the page that opened us.
// It is there before the page's body is, and so looks nothing up before it is needed.
const asked = new URLSearchParams(location.search)

/** @param {string} text */
const say = (text) => {
  document.querySelector('[role="alert"]').textContent = text
}

/** To our own origin and to nobody else, whatever the address of this window says. @param {object} outcome */
const reply = (outcome) => {
  if (!window.opener) return say(document.body.dataset.noOpener)
  const authEvent = {
    type: asked.get('authType'),
    eventId: asked.get('eventId'),
    tenantId: null,
    postBody: null,
    sessionId: null,
    urlResponse: null,
    ...outcome,
  }
  window.opener.postMessage({ source: 'local-identity', authEvent }, location.origin)
}

/** @param {HTMLInputElement} field */
const pointAt = (field) => {
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', 'problem')
  field.focus()
}

let isAsking = false

/** @param {string} email @param {string} name */
const enter = async (email, name) => {
  if (isAsking) return
  isAsking = true
  const { dataset } = document.body
  const [form] = document.forms
  say('')
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
  try {
    const response = await fetch('/emulator/auth/people', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ providerId: asked.get('providerId'), email, name }),
    })
    const answer = await response.json()
    if (!response.ok) {
      say(dataset[answer.problem] ?? dataset.failed)
      if (answer.problem === 'wrongEmail') pointAt(form.elements.email)
      if (answer.problem === 'wrongName') pointAt(form.elements.name)
      return
    }
    reply({ urlResponse: `${location.origin}/emulator/auth/handler?${new URLSearchParams(answer.credential)}` })
  } catch {
    say(dataset.failed)
  } finally {
    isAsking = false
  }
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  const { email, name } = event.target.elements
  void enter(email.value.trim(), name.value.trim())
})
document.addEventListener('click', ({ target }) => {
  const person = target.closest('.person')
  if (person) void enter(person.dataset.email, person.dataset.name)
  if (target.closest('#cancel'))
    reply({ error: { code: 'auth/user-cancelled', message: 'Cancelled', name: 'FirebaseError' } })
})
