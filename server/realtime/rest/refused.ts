/** A call of the publishing API that was refused; the message is its plain-text answer. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: 400 | 401 | 404 | 413;

  constructor(status: Refused['status'], message: string) {
    super(message);
    this.status = status;
  }
}
