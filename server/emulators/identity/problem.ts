/** A refusal in the Identity Toolkit's own words, `CODE` or `CODE : text`; the SDK turns the code into `auth/…`. */
export class ProviderProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderProblem'
  }
}
