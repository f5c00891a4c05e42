import { afterAll, beforeAll } from 'vitest';
import { setSite, site } from './site';

/** For the tests of a file the office is in Kyiv, wherever the agency that has this project sits. */
export function officeInKyiv(): void {
  const before = site;
  beforeAll(() =>
    setSite({ ...site, office: { ...site.office, clock: { timeZone: 'Europe/Kyiv', name: 'Kyiv' } } }),
  );
  afterAll(() => setSite(before));
}
