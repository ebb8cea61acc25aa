/** Cookie that holds the access token of a signed-in visitor (specification §3). */
export const tokenCookie = 'leagueEngineAccessToken';

/** Whether a `Cookie` header brings a token. Only the league API knows whether it is valid. */
export function hasToken(header: string | null | undefined): boolean {
  return (
    header?.split(/; */).some((pair) => pair.startsWith(`${tokenCookie}=`) && pair.length > tokenCookie.length + 1) ??
    false
  );
}
