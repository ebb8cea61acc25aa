/**
 * What names a picture or document in its address: the beginning of the SHA-256 of its bytes in base64url, or, for those stored
 * by version 0.2 and earlier, all of it as hex. A source for regular expressions.
 */
export const assetHash = '(?:[0-9a-f]{64}|[A-Za-z0-9_-]{22})';
