import { readSetting, SEEDED_AT } from '../db/settings';
import type { Services } from '../use-cases/context';
import type { Config } from './config';
import { makeFirstMember } from './first-member';
import type { Log } from './log';

/**
 * Fills an empty database with the demo content unless told not to, and makes the first user, whose login it prints.
 * @param demo the folder of the demo content.
 */
export async function prepareContent(
  config: Config,
  services: Services,
  log: Log,
  demo: string,
): Promise<void> {
  if (config.seed === 'demo' && !(await readSetting(services.db, SEEDED_AT))) {
    // Loaded when there is something to do.
    const { seedDatabase } = await import('./seed');
    const began = performance.now();
    console.log('  Storing the demo content …');
    await seedDatabase({ ...services, log }, demo);
    console.log(`  Demo content stored in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
  }
  await makeFirstMember(services.db, config, line => console.log(`\n  ${line}`));
}
