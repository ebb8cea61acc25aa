/** What an error response says of its kind. */
export const apiErrorCodes = [
  'bad-request',
  'unauthorized',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'timeout',
  'conflict',
  'too-large',
  'too-many-requests',
  'unavailable',
  'internal',
] as const;
