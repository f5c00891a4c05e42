/** The S3 server of the tests brings no types of its own. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: { port: number; silent: boolean; directory: string });
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
