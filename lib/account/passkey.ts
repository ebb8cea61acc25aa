/** Whether this browser can use passkeys as JSON. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

type Json = Record<string, unknown>;

/** Asks the visitor for a passkey; null where the visitor declines. */
export function requestPasskey(options: Json): Promise<Json | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return credentialJson(navigator.credentials.get({ publicKey }));
}

/** Has the visitor's device make a passkey; null where the visitor declines, or the device has one of the account already. */
export function createPasskey(options: Json): Promise<Json | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return credentialJson(navigator.credentials.create({ publicKey }));
}

/** The visitor declined, or the device has the passkey already: browsers say so themselves. */
const saidByBrowser: ReadonlySet<string> = new Set(['NotAllowedError', 'InvalidStateError']);

async function credentialJson(asking: Promise<Credential | null>): Promise<Json | null> {
  try {
    const credential = await asking;
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as unknown as Json) : null;
  } catch (error) {
    if (error instanceof DOMException && saidByBrowser.has(error.name)) return null;
    throw error;
  }
}
