import { afterAll, beforeAll } from 'vitest';
import { builtInFacts, getSite, setSite } from './site';

/** The first and the last request type of the agency. */
export const [REQUEST_TYPE = ''] = builtInFacts.requestTypes;
export const LAST_REQUEST_TYPE = builtInFacts.requestTypes.at(-1) ?? '';

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
