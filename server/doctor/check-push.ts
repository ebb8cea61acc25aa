import type { Queryable } from '#server/db/tenant-scope.ts';
import { errorText } from '#server/failure.ts';
import { findVapidKeys } from '#server/push/vapid-keys.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const part = 'push messages';
type PushSettings = {
  PUSH_CONTACT?: string | undefined;
  MAIL_FROM: string;
  FIREBASE_SERVICE_ACCOUNT?: object | undefined;
};

/** Checks the keys by which push services know this installation, and the address that they may write to. */
export async function checkPush(
  db: Queryable,
  { PUSH_CONTACT, MAIL_FROM, FIREBASE_SERVICE_ACCOUNT }: PushSettings,
): Promise<Finding[]> {
  if (FIREBASE_SERVICE_ACCOUNT) return [ok(part, 'by Firebase')];
  try {
    if (!(await findVapidKeys(db))) return [ok(part, 'keys are made at the first start')];
  } catch (error) {
    return [
      fault(
        part,
        `the stored keys cannot be read: ${errorText(error)}`,
        'Restore the row push-vapid-keys of the table installation from a backup: followers are bound to these keys.',
      ),
    ];
  }
  if (!PUSH_CONTACT && /@localhost\b/.test(MAIL_FROM))
    return [
      warning(
        part,
        'Apple refuses messages without a contact',
        'Set PUSH_CONTACT=mailto:you@league.example, or MAIL_FROM.',
      ),
    ];
  return [ok(part, 'keys and contact are there')];
}
