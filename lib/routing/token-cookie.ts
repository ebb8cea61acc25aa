/** Cookie that holds the access token of a signed-in visitor, and how long it is kept (specification §3, §9). */
export const tokenCookie = 'leagueEngineAccessToken';
export const tokenCookieSeconds = 31_536_000;

/** Whether a `Cookie` header brings a token. Only the league API knows whether it is valid. */
export function hasToken(header: string | null | undefined): boolean {
  return (
    header?.split(/; */).some((pair) => pair.startsWith(`${tokenCookie}=`) && pair.length > tokenCookie.length + 1) ??
    false
  );
}
