import { afterAll, beforeAll } from 'vitest';
import { getSite, setSite } from '../domain/current-site';
import { builtInFacts } from '.';

export const [REQUEST_TYPE = ''] = builtInFacts.requestTypes;
export const LAST_REQUEST_TYPE = builtInFacts.requestTypes.at(-1) ?? '';

/** Makes a file's tests independent of the adopter's office. */
export function setOfficeInKyiv(): void {
  const originalSite = getSite();
  beforeAll(() =>
    setSite({
      ...getSite(),
      office: { ...getSite().office, clock: { timeZone: 'Europe/Kyiv', name: 'Kyiv' } },
    }),
  );
  afterAll(() => setSite(originalSite));
}
