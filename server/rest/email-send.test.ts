import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getHeadOfPartnerships, listManagers } from '../../domain/colleague';
import { getSite } from '../../domain/current-site';
import { ATTACHMENT_MAX_BYTES, FORM_ATTEMPTS_PER_WINDOW } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { getBookingPath } from '../../domain/paths';
import { LAST_REQUEST_TYPE, REQUEST_TYPE } from '../../site-data/site.test-kit';
import { BODY_STALL_TIMEOUT_MS } from '../http/bodies/meter';
import { createSlowClient } from '../http/bodies/slow-client.test-kit';
import { UNREAD_LINGER_TIMEOUT_MS } from '../http/bodies/unread';
import {
  createContactFields,
  createFile,
  createPdf,
  SITE_URL,
  startContactServer,
} from './email-send.test-kit';

let site: Awaited<ReturnType<typeof startContactServer>>;

beforeAll(async () => {
  site = await startContactServer();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.db.deleteFrom('enquiries').execute();
  for (const key of await site.files()) await site.services.attachments.remove(key);
});

const postForm = (body: FormData, headers: Record<string, string> = {}) =>
  fetch(site.url, { method: 'POST', body, headers, redirect: 'manual' });

async function expectNothingStored() {
  expect([await site.requests(), await site.messages(), await site.files()]).toEqual([[], [], []]);
}

async function expectError(response: Response, status: number, message: string, path?: string) {
  expect(response.status).toBe(status);
  const body = await response.json();
  expect(body).toMatchObject({ status: status < 500 ? 'fail' : 'error', message });
  if (path) expect(body.errors).toContainEqual({ path, message });
  await expectNothingStored();
}

describe('accepted forms', () => {
  it('stores a contact form with its file and two emails before the server responds', async () => {
    const wakesBefore = site.wakes();
    const response = await postForm(
      createContactFields({
        'department[1]': LAST_REQUEST_TYPE,
        attachments: createFile('бриф.pdf', createPdf(2_000)),
      }),
    );
    expect(response.status).toBe(200);
    const { status, reference } = await response.json();
    expect(status).toBe('success');
    expect(reference).toMatch(new RegExp(`^${getSite().referencePrefix}-2611-[2-9A-Y]{4}$`));
    const [request] = await site.requests();
    expect(request).toMatchObject({
      reference,
      full_name: 'Hannah Whitlock',
      departments_json: JSON.stringify([REQUEST_TYPE, LAST_REQUEST_TYPE]),
      attachment_name: 'бриф.pdf',
      attachment_type: 'application/pdf',
      attachment_size: 2_000,
    });
    const storedFile = await site.services.attachments.open(request?.attachment_key ?? '');
    expect(storedFile && (await buffer(storedFile))).toHaveLength(2_000);
    expect((await site.messages()).map(({ kind, state }) => [kind, state]).sort()).toEqual([
      ['staff-notice', 'waiting'],
      ['visitor-confirmation', 'waiting'],
    ]);
    expect(site.wakes()).toBe(wakesBefore + 1);
  });

  it('accepts a contact form with an attachment of exactly 10,485,760 bytes', async () => {
    const response = await postForm(
      createContactFields({ attachments: createFile('big.pdf', createPdf(ATTACHMENT_MAX_BYTES)) }),
    );
    expect(response.status).toBe(200);
    expect((await site.requests())[0]?.attachment_size).toBe(ATTACHMENT_MAX_BYTES);
  });

  it('redirects to the page of the contact form when the form is sent without JavaScript', async () => {
    const form = createContactFields({
      'department[0]': undefined,
      returnTo: '/services?x=1',
      elapsed: '',
      website: '',
    });
    form.append('department', REQUEST_TYPE);
    form.append('department', LAST_REQUEST_TYPE);
    form.append('attachments', new File([], '', { type: 'application/octet-stream' }));
    const response = await postForm(form, { accept: 'text/html,*/*;q=0.8' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/services?x=1#request-sent');
    expect((await site.requests())[0]).toMatchObject({
      departments_json: JSON.stringify([REQUEST_TYPE, LAST_REQUEST_TYPE]),
      attachment_name: null,
    });
  });

  it('stores where the form was opened from, without the rest of the visit', async () => {
    const script = {
      returnTo: '/services',
      referrer: 'https://www.google.com/search?q=jane',
      openedWith: '',
    };
    await postForm(createContactFields({ ...script, fullName: 'A' }));
    await postForm(
      createContactFields({ ...script, fullName: 'B', openedWith: 'utm_source=News&utm_campaign=Autumn' }),
    );
    await postForm(createContactFields({ ...script, fullName: 'C', referrer: `${SITE_URL}/blog` }));
    await postForm(createContactFields({ ...script, fullName: 'D' }), { dnt: '1' });
    await postForm(createContactFields({ returnTo: '/blog/page/2', fullName: 'E' }), {
      referer: `${SITE_URL}/blog/page/2?utm_source=talk`,
    });
    await postForm(createContactFields({ fullName: 'F' }));
    await postForm(createContactFields({ ...script, returnTo: getBookingPath('a1b2c3'), fullName: 'G' }));
    const origins = (await site.requests()).map(({ full_name, sent_from, referrer, source, campaign }) =>
      [full_name, sent_from, referrer, source, campaign].join(' | '),
    );
    expect(origins.sort()).toEqual([
      'A | /services | google.com | (search) | ',
      'B | /services | google.com | news | autumn',
      'C | /services | northlight.test | (site) | ',
      'D | /services |  |  | ',
      'E | /blog |  | talk | ',
      'F |  |  |  | ',
      'G |  | google.com | (search) | ',
    ]);
  });

  it('addresses a request to a manager only when the manager is known', async () => {
    const { key, name } = listManagers().at(-1) ?? getHeadOfPartnerships();
    const hostileValues = [
      'nobody',
      key.toUpperCase(),
      '__proto__',
      '<script>',
      `${key}\u0000`,
      key.repeat(500),
      '',
    ];
    for (const recipient of [key, ...hostileValues])
      expect((await postForm(createContactFields({ to: recipient }))).status).toBe(200);
    const requests = await site.requests();
    expect(requests.map(({ addressee }) => addressee).filter(Boolean)).toEqual([name]);
    expect(requests).toHaveLength(1 + hostileValues.length);
    const plainResponse = await postForm(createContactFields({ to: key, returnTo: '/contact-us' }), {
      accept: 'text/html',
    });
    expect(plainResponse.headers.get('location')).toBe(`/contact-us?to=${key}#request-sent`);
  });

  it('stores a contact form once when it is sent twice, even in parallel', async () => {
    const resubmit = () =>
      postForm(
        createContactFields({ submissionId: 'b6f0c5d2', attachments: createFile('a.pdf', createPdf(50)) }),
      ).then(r => r.json());
    const responses = [...(await Promise.all([resubmit(), resubmit(), resubmit()])), await resubmit()];
    expect(new Set(responses.map(response => response.reference)).size).toBe(1);
    expect(
      [await site.requests(), await site.messages(), await site.files()].map(rows => rows.length),
    ).toEqual([1, 2, 1]);
  });

  it('stores the contact forms of two visitors even if both have the same submission id', async () => {
    await postForm(createContactFields({ submissionId: 'b6f0c5d2' }));
    await postForm(createContactFields({ submissionId: 'b6f0c5d2', workEmail: 'other@deltaquay.example' }));
    expect(await site.requests()).toHaveLength(2);
  });
});

describe('rejected forms', () => {
  it.each([
    ['no name', { fullName: undefined }, messages.fullNameRequired, 'fullName'],
    ['a blank name', { fullName: '  ' }, messages.fullNameRequired, 'fullName'],
    [
      'line breaks in the name',
      { fullName: 'Hannah\r\nBcc: all@x.example' },
      messages.singleLine,
      'fullName',
    ],
    ['line breaks in the company', { companyName: 'a\nb' }, messages.singleLine, 'companyName'],
    ['no email address', { workEmail: undefined }, messages.emailRequired, 'workEmail'],
    ['an invalid email address', { workEmail: 'hannah@' }, messages.emailInvalid, 'workEmail'],
    [
      'line breaks in the email address',
      { workEmail: 'a@x.example\nBcc: b@x.example' },
      messages.emailInvalid,
      'workEmail',
    ],
    ['no request type', { 'department[0]': undefined }, messages.departmentRequired, 'department'],
    ['an unknown request type', { 'department[0]': 'Catering' }, messages.departmentRequired, 'department'],
    [
      'one unknown request type of two',
      { 'department[1]': 'Catering' },
      messages.departmentRequired,
      'department',
    ],
    ['a text that is far too long', { content: 'x'.repeat(70_000) }, messages.tooLong, 'content'],
    ['a text that is slightly too long', { content: 'x'.repeat(10_001) }, messages.tooLong, 'content'],
    ['a submission id that is too long', { submissionId: 'x'.repeat(101) }, messages.tooLong, 'submissionId'],
    ['a filled honeypot', { website: 'https://x.example' }, messages.spam, undefined],
    ['a fill time that is too short', { elapsed: '300' }, messages.sentTooFast, undefined],
    [
      'a file in an unknown field',
      { photo: createFile('a.pdf', createPdf(20)) },
      messages.malformedForm,
      'photo',
    ],
  ])('rejects a contact form with %s, and stores nothing', async (_description, changes, message, path) => {
    await expectError(await postForm(createContactFields(changes)), 400, message, path);
  });

  it.each([
    ['a program named pdf', createFile('brief.pdf', 'MZ\u0000program'), messages.fileContent],
    ['an image', createFile('brief.png', 'x'), messages.fileType],
    ['a file without a name', createFile('', 'x'), messages.fileType],
  ])('rejects %s as an attachment', async (_description, attachments, message) => {
    await expectError(await postForm(createContactFields({ attachments })), 415, message, 'attachments');
  });

  it.each([1, 2, 700_000, 40_000_000])('rejects an attachment %d bytes over 10 MB', async excessBytes => {
    const attachments = createFile('big.pdf', createPdf(ATTACHMENT_MAX_BYTES + excessBytes));
    await expectError(
      await postForm(createContactFields({ attachments })),
      413,
      messages.fileTooLarge,
      'attachments',
    );
  });

  it('rejects a contact form over 10 MB without a declared length, whatever its chunk size', async () => {
    const formResponse = new Response(
      createContactFields({ attachments: createFile('big.pdf', createPdf(ATTACHMENT_MAX_BYTES + 65_536)) }),
    );
    const formBytes = new Uint8Array(await formResponse.arrayBuffer());
    for (const size of [65_536, 10_000, formBytes.length]) {
      let offset = 0;
      const body = new ReadableStream({
        pull(controller) {
          if (offset >= formBytes.length) return controller.close();
          controller.enqueue(formBytes.subarray(offset, offset + size));
          offset += size;
        },
      });
      const headers = { 'content-type': formResponse.headers.get('content-type') ?? '' };
      const options = { method: 'POST', body, headers, duplex: 'half' };
      await expectError(await fetch(site.url, options), 413, messages.fileTooLarge, 'attachments');
    }
  });

  it('rejects a contact form when it has several files', async () => {
    for (const count of [2, 5]) {
      const form = createContactFields();
      for (let i = 0; i < count; i++) form.append(`attachments[${i}]`, createFile('a.pdf', createPdf(100)));
      await expectError(await postForm(form), 400, messages.oneFile, 'attachments');
    }
  });

  it('rejects a contact form when it has too many fields', async () => {
    const form = createContactFields();
    for (let i = 0; i < 60; i++) form.append(`department[${i}]`, 'Other');
    await expectError(await postForm(form), 400, messages.malformedForm);
  });

  it('reports every error of a contact form once', async () => {
    const response = await postForm(new FormData());
    const { errors } = await response.json();
    expect(errors).toEqual([
      { path: 'department', message: messages.departmentRequired },
      { path: 'fullName', message: messages.fullNameRequired },
      { path: 'workEmail', message: messages.emailRequired },
    ]);
  });

  it('returns a page that links back when a form sent without JavaScript is rejected', async () => {
    const form = createContactFields({ fullName: '<b>\n</b>', returnTo: '/about-us"><script>' });
    const response = await postForm(form, { accept: 'text/html' });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch('text/html');
    const page = await response.text();
    expect(page).toContain(messages.singleLine);
    expect(page).toContain('href="/about-us%22%3E%3Cscript%3E#contact-us"');
    await expectNothingStored();
  });
});

describe('slow attachments', () => {
  afterEach(() => void vi.useRealTimers());
  const B = 'XBOUNDX';
  const formStart = `--${B}\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`;
  const openRequest = (...headers: string[]) =>
    createSlowClient(site.port, [
      'POST /email/send HTTP/1.1',
      `content-type: multipart/form-data; boundary=${B}`,
      ...headers,
    ]);
  /** Resolves once the folder has `count` files. */
  async function waitForFiles(count: number) {
    while ((await site.files()).length !== count) await new Promise(setImmediate);
  }

  it('deletes the partial file of a slow attachment when the sender disconnects', async () => {
    const client = openRequest('content-length: 9000000');
    await client.send(formStart);
    await waitForFiles(1);
    client.hangUp();
    await waitForFiles(0);
    await expectNothingStored();
  });

  it('deletes a partial attachment when its upload stalls', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = openRequest('content-length: 9000000');
    await client.send(formStart);
    await waitForFiles(1);
    vi.advanceTimersByTime(BODY_STALL_TIMEOUT_MS);
    expect(await client.status()).toBe(408);
    expect(await client.responded).toContain(messages.tooSlow);
    await waitForFiles(0);
    await expectNothingStored();
    client.hangUp();
  });

  it.each([
    ['in a file', formStart],
    ['before the first part', ''],
    ['after the last part', `--${B}--\r\n`],
  ])('cuts off a contact form that is endless %s', async (_description, start) => {
    const client = openRequest('transfer-encoding: chunked');
    await client.send(`${start.length.toString(16)}\r\n${start}\r\n`.replace(/^0\r\n\r\n/, ''));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sentBytes = client.sendWithoutEnd();
    expect(await client.status()).toBe(413);
    vi.advanceTimersByTime(UNREAD_LINGER_TIMEOUT_MS);
    expect(await sentBytes).toBeLessThan(32 * 1_024 * 1_024);
    await waitForFiles(0);
    await expectNothingStored();
  });
});

it('rejects a contact form with a message when the disk is full', async () => {
  site.machine.freeBytes = 0;
  try {
    await expectError(await postForm(createContactFields()), 503, messages.diskFull);
    const pageResponse = await postForm(createContactFields(), { accept: 'text/html' });
    expect([pageResponse.status, pageResponse.headers.get('retry-after')]).toEqual([503, '300']);
    expect(await pageResponse.text()).toContain(messages.diskFull);
  } finally {
    site.machine.freeBytes = Number.POSITIVE_INFINITY;
  }
});

it('accepts ten contact forms from one network in ten minutes, not counting rejected forms', async () => {
  const limitedServer = await startContactServer({ limited: true });
  try {
    const sendAndGetStatus = (accept: string) =>
      fetch(limitedServer.url, { method: 'POST', body: createContactFields(), headers: { accept } });
    for (let i = 0; i < 12; i++) {
      const body = createContactFields({ elapsed: '700' });
      expect((await fetch(limitedServer.url, { method: 'POST', body })).status).toBe(400);
    }
    for (let i = 0; i < 10; i++) expect((await sendAndGetStatus('*/*')).status).toBe(200);
    const errorResponse = await sendAndGetStatus('*/*');
    expect(errorResponse.status).toBe(429);
    expect(Number(errorResponse.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await errorResponse.json()).toEqual({ status: 'fail', message: messages.tooManyForms });
    const pageResponse = await sendAndGetStatus('text/html');
    expect(pageResponse.status).toBe(429);
    const pageText = await pageResponse.text();
    expect(pageText).toContain(messages.tooManyForms);
    expect(pageText).toContain('You can try again in 10 minutes.');
    expect(await limitedServer.requests()).toHaveLength(10);
  } finally {
    await limitedServer.close();
  }
});

it('limits parallel contact forms and attempts with invalid forms', async () => {
  const limitedServer = await startContactServer({ limited: true });
  try {
    const sendForm = (changes = {}) =>
      fetch(limitedServer.url, { method: 'POST', body: createContactFields(changes) }).then(
        ({ status }) => status,
      );
    const statuses = await Promise.all(Array.from({ length: 15 }, () => sendForm()));
    expect(statuses.filter(status => status === 200)).toHaveLength(10);
  } finally {
    await limitedServer.close();
  }
  const floodedServer = await startContactServer({ limited: true });
  try {
    const sendInvalidForm = () =>
      fetch(floodedServer.url, { method: 'POST', body: createContactFields({ fullName: '' }) });
    for (let i = 0; i < FORM_ATTEMPTS_PER_WINDOW; i++) expect((await sendInvalidForm()).status).toBe(400);
    expect((await sendInvalidForm()).status).toBe(429);
  } finally {
    await floodedServer.close();
  }
});
