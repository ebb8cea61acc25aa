import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { challenge: string; rp?: { id?: string }; rpId?: string };

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const userPresent = 0x01;
const userVerified = 0x04;
const attestedData = 0x40;

/** A passkey as a browser keeps it: answers the ceremonies of WebAuthn with a key of its own (ES256, without attestation). */
export function createSoftwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  let uses = 0;

  const dataOf = (rpId: string, flags: number) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    uses += 1;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  };
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** The answer to `navigator.credentials.create`. */
    create({ challenge, rp }: Options) {
      const length = Buffer.from([0, id.length]);
      const key = Buffer.from(isoCBOR.encode(cose));
      const head = dataOf(rp?.id ?? '', userPresent | userVerified | attestedData);
      const authData = new Uint8Array(Buffer.concat([head, Buffer.alloc(16), length, id, key]));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },
    /** The answer to `navigator.credentials.get`. */
    get({ challenge, rpId }: Options) {
      const client = clientData('webauthn.get', challenge);
      const authenticatorData = dataOf(rpId ?? '', userPresent | userVerified);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)),
      });
    },
  };
}
