/** Where pages send their error reports. Apart from the call, since browsers need nothing else of the contract for that. */
export const errorReportsPath = '/v2/website/error-reports';
