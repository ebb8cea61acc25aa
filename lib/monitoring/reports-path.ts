/** The call of this site that forwards error reports, so that browsers connect to nobody else. */
export const errorReportsPath = '/api/v2/website/error-reports';
