import { readSetting, SEEDED_AT_SETTING } from '../db/settings';
import type { Services } from '../use-cases/context';
import type { Config } from './config';
import { createFirstMember } from './first-member';
import type { Log } from './log';

/**
 * Seeds an empty database unless disabled, then creates the first member and prints the login.
 * @param demoFolder the demo content’s folder.
 */
export async function prepareContent(
  config: Config,
  services: Services,
  log: Log,
  demoFolder: string,
): Promise<void> {
  if (config.seed === 'demo' && !(await readSetting(services.db, SEEDED_AT_SETTING))) {
    // Only the first start seeds, so later starts skip loading this module.
    const { seedDatabase } = await import('./seed');
    const startTime = performance.now();
    console.log('  Storing the demo content …');
    await seedDatabase({ ...services, log }, demoFolder);
    console.log(`  Demo content stored in ${((performance.now() - startTime) / 1_000).toFixed(1)} s.`);
  }
  await createFirstMember(services.db, config, line => console.log(`\n  ${line}`));
}
