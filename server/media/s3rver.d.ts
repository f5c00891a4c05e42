/** Declares the S3 server of the tests, which has no types. */
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
