import { afterAll, beforeAll, expect, it } from 'vitest';
import { CPU_MAX_MS } from '../../domain/cpu-time.test-kit';
import { ATTACHMENT_MAX_BYTES } from '../../domain/limits';
import { emailSendPath } from '../../domain/paths';
import { REQUEST_TYPE } from '../../site-data/site.test-kit';
import { PageCache } from '../pages/page-cache';
import { createCostMeter } from '../request-cost.test-kit';
import { startContactServer } from './email-send.test-kit';
import { formLimits } from './receive-form';

/** Server without the outbox job, because delivery isn’t part of a request. */
let server: Awaited<ReturnType<typeof startContactServer>>;
beforeAll(async () => {
  server = await startContactServer();
});
afterAll(() => server.close());
const cache = new PageCache();
const measureCost = createCostMeter({ port: () => server.port, cache: () => cache });

const BOUNDARY = `X${'b'.repeat(60)}`;
const createPart = (name: string, value: string, extraHeaders = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${extraHeaders}\r\n\r\n${value}\r\n`;
const createFilePart = (content: string, name = 'a.pdf') =>
  createPart('attachments', content, `; filename="${name}"`);
const repeatToLength = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
const validFields = {
  'department[0]': REQUEST_TYPE,
  fullName: 'Hannah',
  companyName: 'Deltaquay',
  workEmail: 'hannah@deltaquay.example',
  content: 'A desk.',
};
const createForm = (changes: Record<string, string>, ...extraParts: string[]) =>
  [
    ...Object.entries({ ...validFields, ...changes }).map(([name, value]) => createPart(name, value)),
    ...extraParts,
  ].join('');

const FORMS: [what: string, body: string, status: number][] = [
  [
    'the longest fields',
    createForm({
      fullName: repeatToLength('n', 120),
      companyName: repeatToLength('c', 160),
      content: repeatToLength('<b ', 10_000),
    }),
    200,
  ],
  [
    'the largest file',
    createForm({}, createFilePart(`%PDF-1.7\n${repeatToLength('x', ATTACHMENT_MAX_BYTES - 9)}`)),
    200,
  ],
  [
    'a file full of beginnings of the boundary',
    createForm(
      {},
      createFilePart(
        `%PDF-1.7\n${repeatToLength(`\r\n--${BOUNDARY.slice(0, -1)}`, ATTACHMENT_MAX_BYTES - 9)}`,
      ),
    ),
    200,
  ],
  [
    'too large a file',
    createForm({}, createFilePart(`%PDF-1.7\n${repeatToLength('x', ATTACHMENT_MAX_BYTES)}`)),
    413,
  ],
  [
    'a text that is much too long',
    createForm({ content: repeatToLength('a-', formLimits.fieldSize - 1) }),
    400,
  ],
  ...['a@', '@', 'a.', ' ', '\n', '\u0301', '"', 'a-'].map((piece): [string, string, number] => [
    `fields full of ${JSON.stringify(piece)}`,
    createForm({
      fullName: repeatToLength(piece, 20_000),
      companyName: repeatToLength(piece, 20_000),
      workEmail: repeatToLength(piece, 20_000),
      returnTo: `/${repeatToLength(piece, 20_000)}`,
    }),
    400,
  ]),
  [
    'as many fields as allowed',
    createForm(
      {},
      ...Array.from({ length: formLimits.fields - 5 }, () => createPart('department[]', 'Other')),
    ),
    200,
  ],
  ['far too many fields', createForm({}, createPart('department', 'Other').repeat(20_000)), 400],
  ['names that are too long', createForm({}, createPart(repeatToLength('n', 60_000), 'x')), 200],
  [
    'a file with a long name',
    createForm({}, createFilePart('%PDF-1.7\n', `${repeatToLength('n[', 60_000)}.pdf`)),
    200,
  ],
  ['a megabyte of empty parts', `--${BOUNDARY}\r\n\r\n`.repeat(15_000), 400],
];

it.each(FORMS)(
  'handles a contact form with %s within the main thread time limit',
  async (_description, body, status) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, accept: 'text/html, */*' };
    for (const accept of ['application/json', 'text/html']) {
      const request = {
        method: 'POST',
        path: emailSendPath,
        headers: { ...headers, accept },
        body: `${body}--${BOUNDARY}--\r\n`,
      };
      const cost = await measureCost(request);
      expect(cost.ms).toBeLessThan(CPU_MAX_MS);
      expect(cost.status).toBe(accept === 'text/html' && status === 200 ? 303 : status);
    }
  },
);

it("rejects a large body that isn't a form within the main thread time limit", async () => {
  const headers = { 'content-type': 'application/json' };
  const { ms, status } = await measureCost({
    method: 'POST',
    path: emailSendPath,
    headers,
    body: repeatToLength('[', 1_000_000),
  });
  expect([status, ms < CPU_MAX_MS]).toEqual([415, true]);
});
