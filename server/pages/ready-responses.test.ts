import { beforeEach, describe, expect, it } from 'vitest';
import { testSite } from '../app.test-kit';

const site = testSite();
const FEED_PATH = '/blog/rss.xml';

beforeEach(() => site.cache().clear());

/** Drops the date, which differs between equal responses. */
const pickStableParts = ({ status, headers }: Awaited<ReturnType<typeof site.get>>) => {
  const { date: _, ...others } = headers;
  return { status, ...others };
};

describe('ready responses', () => {
  it.each([undefined, 'br', 'gzip'])(
    'returns the same cached response as the rendered one (encoding: %s)',
    async encoding => {
      const headers = encoding ? { 'accept-encoding': encoding } : undefined;
      const firstResponse = await site.get(FEED_PATH, headers);
      const readyResponse = await site.get(FEED_PATH, headers);
      expect(pickStableParts(readyResponse)).toEqual(pickStableParts(firstResponse));
      expect(readyResponse.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      });
      expect(readyResponse.headers['content-encoding']).toBe(encoding);
      expect(readyResponse.text).toBe(firstResponse.text);
    },
  );

  it('returns no body for an unchanged cached page or a HEAD request', async () => {
    const { headers, text } = await site.get(FEED_PATH);
    const conditionalResponse = await site.get(FEED_PATH, { 'if-none-match': headers.etag ?? '' });
    expect([conditionalResponse.status, conditionalResponse.text, conditionalResponse.headers.etag]).toEqual([
      304,
      '',
      headers.etag,
    ]);
    expect(conditionalResponse.headers['x-content-type-options']).toBe('nosniff');
    const headResponse = await site.send('HEAD', FEED_PATH);
    expect([headResponse.status, headResponse.text, headResponse.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(text)),
    ]);
  });

  it('accepts a GET request with a body for a cached page', async () => {
    await site.get(FEED_PATH);
    const { status, headers } = await site.send('GET', FEED_PATH, { json: { some: 'body' } });
    expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  });

  it("doesn't return the cached response to a POST request", async () => {
    await site.get(FEED_PATH);
    expect((await site.send('POST', FEED_PATH, { json: {} })).status).not.toBe(200);
  });

  it('drops cached responses of pages after a write', async () => {
    const responseBefore = await site.get(FEED_PATH);
    site.services().onContentChange();
    expect(site.cache().get(FEED_PATH)).toBeUndefined();
    expect((await site.get(FEED_PATH)).text).toBe(responseBefore.text);
  });
});

it('compresses a cached page without changing its text', async () => {
  const plainResponse = await site.get(FEED_PATH);
  for (let n = 0; n < 2; n++) {
    const response = await fetch(`http://127.0.0.1:${site.port()}${FEED_PATH}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(plainResponse.text);
  }
});
