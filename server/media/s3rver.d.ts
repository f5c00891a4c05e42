/** Types for the tests’ S3 server, which has none. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      address?: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets?: { name: string; configs: Uint8Array[] }[];
    });
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
