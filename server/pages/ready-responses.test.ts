import { beforeEach, describe, expect, it } from 'vitest';
import { testSite } from '../app.test-kit';

const site = testSite();
const ADDRESS = '/blog/rss.xml';

beforeEach(() => site.cache().clear());

/** Drops the date, which differs between equal responses. */
const lasting = ({ status, headers }: Awaited<ReturnType<typeof site.get>>) => {
  const { date: _, ...others } = headers;
  return { status, ...others };
};

describe('ready responses', () => {
  it.each([undefined, 'br', 'gzip'])(
    'returns the same cached response as the rendered one (encoding: %s)',
    async encoding => {
      const asked = encoding ? { 'accept-encoding': encoding } : undefined;
      const made = await site.get(ADDRESS, asked);
      const ready = await site.get(ADDRESS, asked);
      expect(lasting(ready)).toEqual(lasting(made));
      expect(ready.headers).toMatchObject({ 'x-content-type-options': 'nosniff', vary: 'Accept-Encoding' });
      expect(ready.headers['content-encoding']).toBe(encoding);
      expect(ready.text).toBe(made.text);
    },
  );

  it('returns 304 for an unchanged cached page, and no body for a HEAD request', async () => {
    const { headers, text } = await site.get(ADDRESS);
    const held = await site.get(ADDRESS, { 'if-none-match': headers.etag ?? '' });
    expect([held.status, held.text, held.headers.etag]).toEqual([304, '', headers.etag]);
    expect(held.headers['x-content-type-options']).toBe('nosniff');
    const head = await site.send('HEAD', ADDRESS);
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(text)),
    ]);
  });

  it('accepts a GET request with a body for a cached page', async () => {
    await site.get(ADDRESS);
    const { status, headers } = await site.send('GET', ADDRESS, { json: { some: 'body' } });
    expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  });

  it("doesn't return the cached response to a POST request", async () => {
    await site.get(ADDRESS);
    expect((await site.send('POST', ADDRESS, { json: {} })).status).not.toBe(200);
  });

  it('drops cached responses of pages after a write', async () => {
    const before = await site.get(ADDRESS);
    site.services().contentChanged();
    expect(site.cache().get(ADDRESS)).toBeUndefined();
    expect((await site.get(ADDRESS)).text).toBe(before.text);
  });
});

it('compresses a cached page without changing its text', async () => {
  const plain = await site.get(ADDRESS);
  for (let n = 0; n < 2; n++) {
    const response = await fetch(`http://127.0.0.1:${site.port()}${ADDRESS}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(plain.text);
  }
});
