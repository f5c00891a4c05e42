import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '../../domain/messages';
import { startContactServer } from './email-send.test-kit';

let site: Awaited<ReturnType<typeof startContactServer>>;

beforeAll(async () => {
  site = await startContactServer();
});
afterAll(() => site.close());

const B = 'XBOUNDX';
const FIELDS = {
  'department[0]': 'Other',
  fullName: 'Ann Broken',
  workEmail: 'ann@x.example',
  content: 'hello',
};
const createPart = (name: string, value: string) =>
  `--${B}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const parts = Object.entries(FIELDS)
  .map(([name, value]) => createPart(name, value))
  .join('');
const filePart = `--${B}\r\nContent-Disposition: form-data; name="attachments"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nabc`;
const completeForm = `${parts}--${B}--\r\n`;
const multipart = `multipart/form-data; boundary=${B}`;

const postForm = (type: string | undefined, body: string) =>
  fetch(site.url, {
    method: 'POST',
    body: Buffer.from(body, 'latin1'),
    headers: type === undefined ? {} : { 'content-type': type },
  });

it.each([
  ['ends in a file', multipart, parts + filePart],
  ['ends in a field', multipart, completeForm.slice(0, -40)],
  ['ends in a header', multipart, `${parts}--${B}\r\nContent-Disp`],
  ['ends before its last boundary', multipart, parts],
  ['ends within its last boundary', multipart, `${parts}--${B}`],
  ['names no boundary', 'multipart/form-data', completeForm],
  ['names an empty boundary', 'multipart/form-data; boundary=', completeForm],
  ['names an overlong boundary', `multipart/form-data; boundary=${'x'.repeat(3_000)}`, completeForm],
  ['names another boundary', 'multipart/form-data; boundary=other', completeForm],
  [
    'has a header without name',
    multipart,
    `--${B}\r\n: x\r\n\r\nv\r\n${completeForm}`.replace('name="fullName"', ''),
  ],
  ['has endless headers', multipart, `--${B}\r\nX: ${'x'.repeat(200_000)}\r\n\r\nv\r\n${parts}`],
  ['contains no multipart data', multipart, 'fullName=Ann'],
  ['is empty', multipart, ''],
  ['names prototype properties', multipart, createPart('__proto__', 'x') + completeForm],
  [
    'declares invalid JSON',
    multipart,
    `--${B}\r\nContent-Disposition: form-data; name="content"\r\nContent-Type: application/json\r\n\r\n{"a\r\n${completeForm}`,
  ],
])('returns 400 for a contact form that %s', async (_description, type, body) => {
  const response = await postForm(type, body);
  expect(response.status).toBe(400);
  expect((await response.json()).status).toBe('fail');
  expect(await site.requests()).toEqual([]);
});

it.each([
  ['application/json', '{"fullName":"Ann"}'],
  ['application/json', '{'],
  ['application/x-www-form-urlencoded', 'fullName=Ann'],
  ['multipart/mixed; boundary=XBOUNDX', completeForm],
  ['text/plain', 'hello'],
  ['application/octet-stream', ''],
  ['nonsense', 'x'],
])('returns 415 for a contact form sent as %s', async (type, body) => {
  const response = await postForm(type, body);
  expect(response.status).toBe(415);
  expect(await response.json()).toEqual({ status: 'fail', message: messages.notMultipart });
  expect(await site.requests()).toEqual([]);
});

it('accepts a complete contact form', async () => {
  expect((await postForm(multipart, completeForm)).status).toBe(200);
  await site.services.db.deleteFrom('enquiries').execute();
});

it('handles a truncated or corrupted contact form without an internal error', async () => {
  const body = `${parts}${filePart}\r\n--${B}--\r\n`;
  for (let length = 0; length < body.length - 4; length += 7) {
    expect((await postForm(multipart, body.slice(0, length))).status).toBe(400);
  }
  expect(await site.requests()).toEqual([]);
  for (let offset = 0; offset < body.length; offset += 3) {
    const corruptedBody =
      body.slice(0, offset) + String.fromCharCode(body.charCodeAt(offset) ^ 0x15) + body.slice(offset + 1);
    expect((await postForm(multipart, corruptedBody)).status).toBeLessThan(500);
  }
  await site.services.db.deleteFrom('enquiries').execute();
});
