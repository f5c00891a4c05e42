import { afterAll, beforeAll } from 'vitest';
import { getSite, setSite } from '../domain/current-site';
import { builtInFacts } from '.';

/** The first and last request type. */
export const [REQUEST_TYPE = ''] = builtInFacts.requestTypes;
export const LAST_REQUEST_TYPE = builtInFacts.requestTypes.at(-1) ?? '';

/** Sets the office to Kyiv for the tests of a file, whatever the adopter's facts are. */
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
