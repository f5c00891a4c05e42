import { expect } from 'vitest';
import type { Site } from '../app.test-kit';

/** What tRPC answers. `data` of a result is the test's to know. */
export type Told = {
  status: number;
  headers: Record<string, string | undefined>;
  result: { data: Record<string, unknown> };
  error: { message: string; data: { code: string; httpStatus: number; kind: string; errors?: object[] } };
};

/** Calls procedures as the staff area in the browser does. */
export const procedures = (site: Site) => ({
  async call(
    procedure: string,
    { json = {}, headers = {} }: { json?: unknown; headers?: Record<string, string> },
  ) {
    const answer = await site.send('POST', `/api/trpc/${procedure}`, { json, headers });
    return { status: answer.status, headers: answer.headers, ...JSON.parse(answer.text) } as Told;
  },
  async ask(procedure: string, headers: Record<string, string> = {}) {
    const answer = await site.get(`/api/trpc/${procedure}`, headers);
    return { status: answer.status, headers: answer.headers, ...JSON.parse(answer.text) } as Told;
  },
});

/** Expects a refusal in the one vocabulary of errors, kept by nobody. */
export const expectRefused = (
  { status, headers, error }: Told,
  expected: number,
  [code, kind]: [string, string],
  message: string,
) => {
  expect([status, error]).toEqual([
    expected,
    expect.objectContaining({
      message,
      data: expect.objectContaining({ code, httpStatus: expected, kind }),
    }),
  ]);
  expect(headers['cache-control']).toBe('no-store');
};
