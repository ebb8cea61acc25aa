/** A refused request to the publishing API; the message is sent as plain text. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: 400 | 401 | 404 | 413;

  constructor(status: Refused['status'], message: string) {
    super(message);
    this.status = status;
  }
}
