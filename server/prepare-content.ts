import { readSetting, SEEDED_AT } from '../db/settings';
import type { Services } from '../use-cases/context';
import type { Config } from './config';
import { createFirstMember } from './first-member';
import type { Log } from './log';

/**
 * Seeds an empty database with the demo content unless disabled, and creates the first member, whose login it
 * prints.
 * @param demo the folder of the demo content.
 */
export async function prepareContent(
  config: Config,
  services: Services,
  log: Log,
  demo: string,
): Promise<void> {
  if (config.seed === 'demo' && !(await readSetting(services.db, SEEDED_AT))) {
    // Loaded only when needed.
    const { seedDatabase } = await import('./seed');
    const began = performance.now();
    console.log('  Storing the demo content …');
    await seedDatabase({ ...services, log }, demo);
    console.log(`  Demo content stored in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
  }
  await createFirstMember(services.db, config, line => console.log(`\n  ${line}`));
}
