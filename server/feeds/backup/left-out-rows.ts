/** Tables whose rows a backup leaves out, each with its reason: a restore ends sessions, links and codes. */
export const leftOutRows: Readonly<Record<string, string>> = {
  session: 'a sign-in of staff ends with a restore',
  access_token: 'belongs to a session',
  account_session: 'a sign-in of a visitor ends with a restore',
  account_token: 'codes and links in mails end with a restore',
  sign_in_link: 'a link to the office ends with a restore',
  announcement: 'cache tags that the servers of this database have to drop',
};
