import { createServer, type Socket } from 'node:net'

export interface SmtpStandIn {
  url: string
  /** Every RCPT TO received. */
  recipients: string[]
  /** Every message received: header and body. */
  messages: string[]
  close: () => Promise<void>
}

/**
 * A mail server on this machine.
 * @param answers unusual answers by command, e.g. `RCPT: '550 No such user'`; null: it accepts connections and never answers.
 */
export const startSmtp = async (answers: Readonly<Record<string, string>> | null): Promise<SmtpStandIn> => {
  const usual: Readonly<Record<string, string>> = {
    EHLO: '250 stand-in',
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go on',
    '.': '250 taken',
    QUIT: '221 bye',
  }
  const open = new Set<Socket>()
  const recipients: string[] = []
  const messages: string[] = []
  const talk = (socket: Socket): void => {
    let isMessage = false
    let message: string[] = []
    let rest = ''
    socket.write('220 stand-in\r\n')
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (isMessage && line !== '.') {
          message.push(line)
          continue
        }
        if (isMessage) {
          messages.push(message.join('\r\n'))
          message = []
        }
        const verb = line === '.' ? '.' : line.slice(0, 4).toUpperCase()
        if (verb === 'RCPT') recipients.push(line.slice('RCPT TO:'.length).replaceAll(/[<>]/g, ''))
        const answer = answers?.[verb] ?? usual[verb] ?? '500 what?'
        isMessage = verb === 'DATA' && answer.startsWith('354')
        socket.write(`${answer}\r\n`)
        if (verb === 'QUIT') socket.end()
      }
    })
  }
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    if (answers !== null) talk(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    recipients,
    messages,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
