/** An error with the Identity Toolkit's message, `CODE` or `CODE : text`; the SDK turns the code into `auth/…`. */
export class ProviderProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderProblem'
  }
}
