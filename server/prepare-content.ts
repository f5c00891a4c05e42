import { readSetting, SEEDED_AT } from '../db/settings';
import type { Services } from '../use-cases/context';
import type { Config } from './config';
import { makeFirstMember } from './first-member';
import type { Log } from './log';

/**
 * Fills an empty database with the demo content unless told not to, and makes the first user, whose login it prints.
 */
export async function prepareContent(config: Config, services: Services, log: Log): Promise<void> {
  if (config.seed === 'demo' && !(await readSetting(services.db, SEEDED_AT))) {
    // Loaded when there is something to do: the demo content is large.
    const { seedDatabase } = await import('./seed');
    const began = performance.now();
    await seedDatabase({ ...services, log, onProgress: printProgress });
    console.log(`  Demo content stored in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
  }
  await makeFirstMember(services.db, config, line => console.log(`\n  ${line}`));
}

function printProgress(done: number, total: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\r  Drawing the pictures of the demo content: ${done} of ${total}`);
  else if (done % 20 === 0 || done === total)
    console.log(`  Drawing the pictures of the demo content: ${done} of ${total}`);
  if (process.stdout.isTTY && done === total) process.stdout.write('\n');
}
