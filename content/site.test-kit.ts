import { afterAll, beforeAll } from 'vitest';
import { getSite, setSite } from './site';

/** For the tests of a file the office is in Kyiv, wherever the agency that has this project sits. */
export function officeInKyiv(): void {
  const before = getSite();
  beforeAll(() =>
    setSite({
      ...getSite(),
      office: { ...getSite().office, clock: { timeZone: 'Europe/Kyiv', name: 'Kyiv' } },
    }),
  );
  afterAll(() => setSite(before));
}
