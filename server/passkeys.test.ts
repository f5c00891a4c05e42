import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { messages } from '../domain/messages';
import { PASSWORD, SITE_URL, testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite();
const { call } = createProcedureClient(site);

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text64 = (data: Buffer | string) => Buffer.from(data).toString('base64url');

const head = (major: number, size: number) =>
  Buffer.from(size < 24 ? [(major << 5) | size] : [(major << 5) | 24, size]);
/** The subset of CBOR that an attestation needs. */
function cbor(value: number | string | Buffer | Map<unknown, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(entry => entry.map(item => cbor(item as number)));
  return Buffer.concat([head(5, value.size), ...entries]);
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const WITH_KEY = 64;

type Key = { id: Buffer; publicKey: KeyObject; privateKey: KeyObject };
const newKey = (): Key => ({
  id: randomBytes(16),
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }),
});

const clientData = (type: string, challenge: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: SITE_URL, crossOrigin: false }));

const authData = (flags: number, counter: number, rest = Buffer.alloc(0)) =>
  Buffer.concat([sha256(new URL(SITE_URL).hostname), Buffer.from([flags, 0, 0, 0, counter]), rest]);

/** Simulates a browser’s response for a new passkey, without an authenticator attestation. */
function made({ id, publicKey }: Key, challenge: string, flags: number) {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)]);
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData(flags | WITH_KEY, 0, credential)],
  ]);
  return answer(id, {
    clientDataJSON: text64(clientData('webauthn.create', challenge)),
    attestationObject: text64(cbor(attestation)),
  });
}

/** Simulates a browser’s response for a signature. */
function signed({ id, privateKey }: Key, challenge: string, flags: number, counter: number) {
  const client = clientData('webauthn.get', challenge);
  const data = authData(flags, counter);
  return answer(id, {
    clientDataJSON: text64(client),
    authenticatorData: text64(data),
    signature: text64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
  });
}

const answer = (id: Buffer, response: object) => ({
  id: text64(id),
  rawId: text64(id),
  type: 'public-key',
  response,
  clientExtensionResults: {},
});

it('accepts a passkey only when it has verified its user', async () => {
  const { email, cookie } = await site.staff({ password: PASSWORD });
  const headers = { cookie };
  const key = newKey();
  const add = async (flags: number) => {
    const begun = await call('members.beginPasskey', { json: { password: PASSWORD }, headers });
    const { challenge, authenticatorSelection } = begun.result.data as {
      challenge: string;
      authenticatorSelection: { userVerification: string };
    };
    expect(authenticatorSelection.userVerification).toBe('required');
    return call('members.addPasskey', {
      json: { name: 'Key', response: made(key, challenge, flags) },
      headers,
    });
  };
  const unverified = await add(USER_PRESENT);
  expect([unverified.status, unverified.error?.message]).toEqual([400, messages.passkeyUnverified]);
  expect((await add(USER_PRESENT | USER_VERIFIED)).status).toBe(200);

  const signIn = async (flags: number, counter: number) => {
    const { ticket, passkey } = (await call('members.signIn', { json: { email, password: PASSWORD } })).result
      .data as { ticket: string; passkey: { challenge: string; userVerification: string } };
    expect(passkey.userVerification).toBe('required');
    const answered = signed(key, passkey.challenge, flags, counter);
    return call('members.finishSignIn', { json: { ticket, passkey: answered } });
  };
  const unseen = await signIn(USER_PRESENT, 1);
  expect([unseen.status, unseen.error?.message]).toEqual([400, messages.passkeyUnverified]);
  expect((await signIn(USER_PRESENT | USER_VERIFIED, 2)).result.data).toMatchObject({ kind: 'signed_in' });
}, 20_000);
