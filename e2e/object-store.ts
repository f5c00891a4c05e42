import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'northlight-media';

/** The bucket's CORS rules for browser uploads (README). */
const CORS = `<CORSConfiguration>
  <CORSRule>
    <AllowedOrigin>*</AllowedOrigin>
    <AllowedMethod>GET</AllowedMethod>
    <AllowedMethod>POST</AllowedMethod>
    <AllowedHeader>*</AllowedHeader>
  </CORSRule>
</CORSConfiguration>`;

/** Starts an S3-compatible server with a bucket for browser uploads. */
export async function startObjectStore() {
  const directory = mkdtempSync(path.join(tmpdir(), 'northlight-s3-'));
  const server = new S3rver({
    address: 'localhost',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [Buffer.from(CORS)] }],
  });
  const address = (await server.run()) as AddressInfo;
  const endpoint = `http://localhost:${address.port}`;
  return {
    /** Environment of a site that stores its images in the bucket. */
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    publicBase: `${endpoint}/${BUCKET}/`,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
