import fs, { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { IMAGE_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { toStaffSource } from '../../domain/staff-media';
import { createPng, SITE_URL, testSite } from '../app.test-kit';
import { getPrivateFolder, getUploadsFolder } from '../media/folder-store';
import { createContactFields, createFile } from '../rest/email-send.test-kit';

const site = testSite();
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await site.staff());
});

const callProcedure = async (
  procedure: string,
  json: unknown,
  headers: Record<string, string> = { cookie },
) => {
  const response = await site.send('POST', `/api/trpc/${procedure}`, { json, headers });
  return { status: response.status, ...JSON.parse(response.text) };
};

const beginUpload = async (changes = {}) =>
  (await callProcedure('media.begin', { name: 'plan.png', type: 'image/png', size: 900, ...changes })).result
    .data as {
    key: string;
    url: string;
    fields: Record<string, string>;
  };

/** Posts a file as a multipart form, like a browser. */
async function postFile(url: string, bytes: Uint8Array, headers: Record<string, string> = { cookie }) {
  const form = new FormData();
  form.append('file', new File([Buffer.from(bytes)], 'plan.png', { type: 'image/png' }));
  const formResponse = new Response(form);
  return site.send('POST', url, {
    body: Buffer.from(await formResponse.arrayBuffer()),
    headers: { 'content-type': formResponse.headers.get('content-type') ?? '', ...headers },
  });
}

const completeUpload = (key: string) => callProcedure('media.complete', { key, name: 'plan.png' });

describe('uploads', () => {
  it('processes an image upload from its start to the stored image', async () => {
    const { key, url, fields } = await beginUpload();
    expect([url, fields]).toEqual([`/api/incoming/${key}`, {}]);
    expect((await postFile(url, await createPng(30))).status).toBe(204);
    expect((await site.get(`/uploads/${key}`)).status).toBe(404);
    const { result } = await completeUpload(key);
    expect(result.data).toMatchObject({ width: 8, height: 8, pixel: expect.stringMatching(/^data:image/) });
    // The image is private until something public uses it.
    expect((await site.get(result.data.url)).status).toBe(404);
    const staffResponse = await site.get(toStaffSource(result.data.url), { cookie });
    expect([staffResponse.status, staffResponse.headers['content-type']]).toEqual([200, 'image/png']);
  });

  describe('an image whose file leaves its folder between the lookup and the first byte', () => {
    let imageUrl: string;
    let privateFile: string;
    beforeEach(async () => {
      const { key, url } = await beginUpload();
      await postFile(url, await createPng(36));
      imageUrl = (await completeUpload(key)).result.data.url;
      privateFile = path.join(getPrivateFolder(site.dataDir), path.basename(imageUrl));
    });
    const openImageAfter = async (moveFile: () => void) => {
      const { createReadStream } = fs;
      const openSpy = vi.spyOn(fs, 'createReadStream').mockImplementationOnce((...args) => {
        moveFile();
        return createReadStream(...args);
      });
      const response = await site.get(toStaffSource(imageUrl), { cookie });
      openSpy.mockRestore();
      return response;
    };

    it('serves the image from the public folder when publishing moves the file', async () => {
      const publicFile = path.join(getUploadsFolder(site.dataDir), path.basename(imageUrl));
      const { status, headers } = await openImageAfter(() => renameSync(privateFile, publicFile));
      renameSync(publicFile, privateFile);
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    });

    it('returns 404 when the file is deleted', async () => {
      const { status, data } = await openImageAfter(() => rmSync(privateFile));
      expect([status, data]).toEqual([404, { status: 'fail', message: 'Not found' }]);
    });
  });

  it('processes an upload only once', async () => {
    const { key, url } = await beginUpload();
    await postFile(url, await createPng(31));
    expect((await completeUpload(key)).status).toBe(200);
    expect(await completeUpload(key)).toMatchObject({
      status: 404,
      error: { message: messages.uploadMissing, data: { kind: 'not_found' } },
    });
    expect((await postFile(url, await createPng(32))).status).toBe(404);
  });

  it("deletes an uploaded file when it isn't an image", async () => {
    const { key, url } = await beginUpload();
    expect((await postFile(url, Buffer.from('<html><script>alert(1)</script>'))).status).toBe(204);
    const rejection = await completeUpload(key);
    expect([rejection.status, rejection.error.message]).toEqual([400, messages.imageUndecodable]);
    expect((await completeUpload(key)).status).toBe(404);
  });

  it('returns 413 when an upload is over 2 MB', async () => {
    const { key, url } = await beginUpload();
    const rejection = await postFile(url, Buffer.alloc(IMAGE_MAX_BYTES + 1));
    expect([rejection.status, rejection.data]).toEqual([
      413,
      { status: 'fail', message: messages.fileTooLarge },
    ]);
    expect((await completeUpload(key)).status).toBe(404);
    expect((await postFile(url, Buffer.alloc(IMAGE_MAX_BYTES))).status).toBe(204);
    expect((await completeUpload(key)).error.message).toBe(messages.imageUndecodable);
  });

  it('rejects an unsupported type or size before the upload starts', async () => {
    for (const [changes, message] of [
      [{ type: 'text/html' }, messages.imageUndecodable],
      [{ type: 'image/webp' }, messages.imageUndecodable],
      [{ size: IMAGE_MAX_BYTES + 1 }, messages.fileTooLarge],
    ] as const) {
      const input = { name: 'plan.png', type: 'image/png', size: 900, ...changes };
      const { status, error } = await callProcedure('media.begin', input);
      expect([status, error.message]).toEqual([400, message]);
    }
  });

  it('rejects an unknown upload key', async () => {
    for (const key of ['0'.repeat(32), 'x', '..', '..%2f..%2fnorthlight.sqlite', '%00']) {
      const { status } = await postFile(`/api/incoming/${key}`, await createPng(33));
      expect([key, status]).toEqual([key, 404]);
    }
    for (const key of ['../northlight.sqlite', '/etc/passwd', '0'.repeat(32)]) {
      expect((await completeUpload(key)).status).toBe(404);
    }
  });

  it('accepts an upload after an attempt with an invalid form', async () => {
    const { url } = await beginUpload();
    const sendBody = (type: string, body: string) =>
      site.send('POST', url, { body, headers: { cookie, 'content-type': type } });
    for (const type of ['application/json', 'image/png', 'text/plain']) {
      const { status, data } = await sendBody(type, '{}');
      expect([status, data.message]).toEqual([415, messages.notMultipart]);
    }
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
    for (const body of ['', 'abc', part, '--b--\r\n']) {
      const { status, data } = await sendBody('multipart/form-data; boundary=b', body);
      expect([body, status, data.message]).toEqual([body, 400, messages.malformedForm]);
    }
    expect((await postFile(url, await createPng(34))).status).toBe(204);
  });

  it("requires a session and the site's own origin for an upload", async () => {
    const { url } = await beginUpload();
    const bytes = await createPng(35);
    for (const headers of [{}, { cookie: 'staff_session=none' }] as Record<string, string>[]) {
      const { status, data } = await postFile(url, bytes, headers);
      expect([status, data]).toEqual([401, { status: 'fail', message: 'Token not found' }]);
    }
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
    ] as const) {
      expect((await postFile(url, bytes, { cookie, [name]: value })).status).toBe(403);
    }
    expect((await postFile(url, bytes, { cookie, origin: SITE_URL })).status).toBe(204);
  });
});

describe('attachments of requests', () => {
  const NAME = "Бриф (it's v2).txt";
  let path: string;
  beforeAll(async () => {
    const formResponse = new Response(
      createContactFields({ attachments: createFile(NAME, 'Twelve lines.') }),
    );
    const emailResponse = await site.send('POST', '/email/send/', {
      body: Buffer.from(await formResponse.arrayBuffer()),
      headers: { 'content-type': formResponse.headers.get('content-type') ?? '' },
    });
    expect(emailResponse.status).toBe(200);
    const { db } = site.services();
    const { id } = await db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    path = `/admin/requests/${id}/attachment`;
  });

  it('sends the attachment of a request to staff as a download', async () => {
    const { status, headers, text } = await site.get(path, { cookie });
    expect([status, text]).toEqual([200, 'Twelve lines.']);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''%D0%91%D1%80%D0%B8%D1%84%20%28it%27s%20v2%29.txt",
    );
    expect(headers['content-security-policy']).toMatch('sandbox');
  });

  it('redirects visitors from an attachment to sign-in', async () => {
    const { token } = await site.staff();
    for (const headers of [{}, { cookie: 'x=y' }, { authorization: `Bearer ${token}` }]) {
      const {
        status,
        headers: responseHeaders,
        text,
      } = await site.get(path, headers as Record<string, string>);
      expect([status, text]).toEqual([302, '']);
      expect(responseHeaders.location).toBe(`/admin/signin?to=${encodeURIComponent(path)}`);
    }
  });

  it('returns 404 for the attachment of an unknown request', async () => {
    for (const id of ['none', '%00', 'x'.repeat(200)]) {
      const { status, data } = await site.get(`/admin/requests/${id}/attachment`, { cookie });
      expect([status, data]).toEqual([404, { status: 'fail', message: 'Not found' }]);
    }
  });

  it('deletes an attachment when its request is deleted', async () => {
    const id = path.split('/')[3];
    expect((await callProcedure('enquiries.remove', { id })).status).toBe(200);
    expect((await site.get(path, { cookie })).status).toBe(404);
  });
});
