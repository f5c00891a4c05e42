import { expect } from 'vitest';
import type { Site } from '../app.test-kit';

/** A tRPC response. Each test knows the type of its `data`. */
export type TrpcReply = {
  status: number;
  headers: Record<string, string | undefined>;
  result: { data: Record<string, unknown> };
  error: { message: string; data: { code: string; httpStatus: number; kind: string; errors?: object[] } };
};

export const createProcedureClient = (site: Site) => ({
  async call(
    procedure: string,
    { json = {}, headers = {} }: { json?: unknown; headers?: Record<string, string> },
  ) {
    const response = await site.send('POST', `/api/trpc/${procedure}`, { json, headers });
    return { status: response.status, headers: response.headers, ...JSON.parse(response.text) } as TrpcReply;
  },
  async callQuery(procedure: string, headers: Record<string, string> = {}) {
    const response = await site.get(`/api/trpc/${procedure}`, headers);
    return { status: response.status, headers: response.headers, ...JSON.parse(response.text) } as TrpcReply;
  },
});

/** Expects a response that reports a DomainError and isn’t cached. */
export const expectError = (
  { status, headers, error }: TrpcReply,
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
