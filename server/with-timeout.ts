/** @throws Error with the code ETIMEDOUT on a timeout. A later result is ignored. */
export function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error(`No response within ${ms / 1_000} seconds`), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
