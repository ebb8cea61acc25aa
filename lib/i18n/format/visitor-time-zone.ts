let zone: string | undefined;

/** The IANA name of the visitor's time zone. Asked once a page: each question costs a phone several milliseconds. */
export function visitorTimeZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
