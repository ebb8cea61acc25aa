/** Where the games of the strip will stand. Without scripts nothing is drawn: they never come. */
export const StripComing = () => <span aria-hidden className="strip-coming" />;
