import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { messages } from '../domain/messages';
import { PASSWORD, SITE_URL, testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite();
const { call } = createProcedureClient(site);

const hashSha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const toBase64Url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

const createCborHead = (major: number, size: number) =>
  Buffer.from(size < 24 ? [(major << 5) | size] : [(major << 5) | 24, size]);
/** Encodes the subset of CBOR that an attestation needs. */
function encodeCbor(value: number | string | Buffer | Map<unknown, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? createCborHead(1, -1 - value) : createCborHead(0, value);
  if (typeof value === 'string')
    return Buffer.concat([createCborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([createCborHead(2, value.length), value]);
  const entries = [...value].flatMap(entry => entry.map(part => encodeCbor(part as number)));
  return Buffer.concat([createCborHead(5, value.size), ...entries]);
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

type TestKey = { id: Buffer; publicKey: KeyObject; privateKey: KeyObject };
const createKey = (): TestKey => ({
  id: randomBytes(16),
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }),
});

const createClientData = (type: string, challenge: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: SITE_URL, crossOrigin: false }));

const createAuthData = (flags: number, counter: number, extraBytes = Buffer.alloc(0)) =>
  Buffer.concat([hashSha256(new URL(SITE_URL).hostname), Buffer.from([flags, 0, 0, 0, counter]), extraBytes]);

/** Simulates a browser’s response for a new passkey, without an authenticator attestation. */
function createRegistration({ id, publicKey }: TestKey, challenge: string, flags: number) {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, encodeCbor(cose)]);
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', createAuthData(flags | HAS_CREDENTIAL, 0, credential)],
  ]);
  return createResponse(id, {
    clientDataJSON: toBase64Url(createClientData('webauthn.create', challenge)),
    attestationObject: toBase64Url(encodeCbor(attestation)),
  });
}

/** Simulates a browser’s response for a signature. */
function signChallenge({ id, privateKey }: TestKey, challenge: string, flags: number, counter: number) {
  const clientDataJson = createClientData('webauthn.get', challenge);
  const data = createAuthData(flags, counter);
  return createResponse(id, {
    clientDataJSON: toBase64Url(clientDataJson),
    authenticatorData: toBase64Url(data),
    signature: toBase64Url(sign('sha256', Buffer.concat([data, hashSha256(clientDataJson)]), privateKey)),
  });
}

const createResponse = (id: Buffer, response: object) => ({
  id: toBase64Url(id),
  rawId: toBase64Url(id),
  type: 'public-key',
  response,
  clientExtensionResults: {},
});

it('accepts a passkey only when the device has verified the member', async () => {
  const { email, cookie } = await site.staff({ password: PASSWORD });
  const headers = { cookie };
  const key = createKey();
  const addPasskey = async (flags: number) => {
    const setupReply = await call('members.beginPasskey', { json: { password: PASSWORD }, headers });
    const { challenge, authenticatorSelection } = setupReply.result.data as {
      challenge: string;
      authenticatorSelection: { userVerification: string };
    };
    expect(authenticatorSelection.userVerification).toBe('required');
    return call('members.addPasskey', {
      json: { name: 'Key', response: createRegistration(key, challenge, flags) },
      headers,
    });
  };
  const errorReply = await addPasskey(USER_PRESENT);
  expect([errorReply.status, errorReply.error?.message]).toEqual([400, messages.passkeyUnverified]);
  expect((await addPasskey(USER_PRESENT | USER_VERIFIED)).status).toBe(200);

  const signIn = async (flags: number, counter: number) => {
    const { ticket, passkey } = (await call('members.signIn', { json: { email, password: PASSWORD } })).result
      .data as { ticket: string; passkey: { challenge: string; userVerification: string } };
    expect(passkey.userVerification).toBe('required');
    const response = signChallenge(key, passkey.challenge, flags, counter);
    return call('members.finishSignIn', { json: { ticket, passkey: response } });
  };
  const unverifiedReply = await signIn(USER_PRESENT, 1);
  expect([unverifiedReply.status, unverifiedReply.error?.message]).toEqual([400, messages.passkeyUnverified]);
  expect((await signIn(USER_PRESENT | USER_VERIFIED, 2)).result.data).toMatchObject({ kind: 'signed_in' });
});
